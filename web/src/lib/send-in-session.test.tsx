import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bearer, get, me, post, protectedBy, refused, signIn } from '../test/in-session'
import { wholeRequest } from '../test/requests'
import { on, reply } from '../test/server'
import { tokenOf } from '../test/signed-in'
import { aSite } from '../test/site'
import { ApiError } from './api-error'
import { onSessionEnded, session } from './session'
import { keys, local } from './storage'

const ended = vi.fn()
beforeEach(() => {
  ended.mockReset()
  return onSessionEnded(ended)
})

const users = '/api/users/me/'
const renewal = 'POST /api/token/refresh/'
const answersMe = (access: string) => on(`GET ${users}`, protectedBy(access, me))

describe('a call in the session', () => {
  test('carries the access token', async () => {
    signIn('good')
    answersMe('good')
    expect((await get(users)).status).toBe(200)
  })

  test('without tokens carries none', async () => {
    const calls = on('GET /api/site/', aSite())
    await get('/api/site/')
    expect(calls.map(bearer)).toEqual([null])
  })

  test('that is refused is tried once more with a renewed token, its body included', async () => {
    signIn()
    const sent = on('POST /api/requests/', protectedBy('new', reply(201, wholeRequest())))
    on(renewal, ({ body }) => ({ access: body.refresh === 'refresh' ? 'new' : '' }))
    expect((await post('/api/requests/', '{"a":1}')).status).toBe(201)
    expect(sent.map(({ body }) => body)).toEqual([{ a: 1 }, { a: 1 }])
    expect(session.access()).toBe('new')
    expect(session.refresh()).toBe('refresh')
  })

  test('pitfall 3: many refused at once share one refresh', async () => {
    signIn()
    answersMe('new')
    on('GET /api/profiles/', protectedBy('new', []))
    const renewals = on(renewal, { access: 'new' })
    await Promise.all([get(users), get('/api/profiles/'), get(users)])
    expect(renewals).toHaveLength(1)
    expect(ended).not.toHaveBeenCalled()
  })

  test('pitfall 3: a token that another tab has renewed is used as it is', async () => {
    signIn()
    on(`GET ${users}`, (call) => {
      local.set(keys.access, 'new')
      return protectedBy('new', me)(call)
    })
    expect((await get(users)).status).toBe(200) // without a renewal, which nothing answers
  })

  test('pitfall 3: is never repeated as somebody else, whose session goes on', async () => {
    signIn(tokenOf(7))
    const calls = on(`GET ${users}`, () => {
      signIn(tokenOf(8), 'their refresh') // in another tab
      return refused
    })
    await expect(get(users)).rejects.toMatchObject({ status: 401 })
    expect(calls).toHaveLength(1)
    expect(session.refresh()).toBe('their refresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('pitfall 3: a refused refresh spares the session that another tab has begun meanwhile', async () => {
    signIn(tokenOf(7))
    answersMe(tokenOf(8))
    on(renewal, () => {
      signIn(tokenOf(8), 'their refresh')
      return refused
    })
    await expect(get(users)).rejects.toMatchObject({ status: 401 })
    expect(session.refresh()).toBe('their refresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('pitfall 3: a repeated call that is refused spares the session of somebody else', async () => {
    signIn(tokenOf(7, { exp: 1 }))
    const renewed = tokenOf(7, { exp: 2 })
    on(`GET ${users}`, (call) => {
      if (bearer(call) === renewed) signIn(tokenOf(8), 'their refresh')
      return refused
    })
    on(renewal, { access: renewed })
    await expect(get(users)).rejects.toMatchObject({ status: 401 })
    expect(session.refresh()).toBe('their refresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('pitfall 1: a refresh that is refused ends the session once, without a loop', async () => {
    signIn()
    local.set(keys.draft, 'kept')
    const calls = answersMe('never')
    on(renewal, refused)
    await expect(get(users)).rejects.toMatchObject({ status: 401 })
    expect(calls).toHaveLength(1)
    expect(session.access()).toBeNull()
    expect(session.refresh()).toBeNull()
    expect(local.get(keys.draft)).toBe('kept')
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('pitfall 1: a renewed token that is refused too ends the session after one retry', async () => {
    signIn()
    const calls = answersMe('never')
    on(renewal, { access: 'new' })
    await expect(get(users)).rejects.toMatchObject({ status: 401 })
    expect(calls).toHaveLength(2)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('pitfall 3: who signs out while a refresh is under way stays out, and hears nothing', async () => {
    signIn()
    answersMe('new')
    on(renewal, () => {
      session.clear()
      return { access: 'new' }
    })
    await expect(get(users)).rejects.toMatchObject({ status: 401 })
    expect(session.access()).toBeNull()
    expect(ended).not.toHaveBeenCalled()
  })

  test('a refresh that something else answers keeps the tokens', async () => {
    signIn()
    answersMe('never')
    on(renewal, new Response('<html>'))
    await expect(get(users)).rejects.toMatchObject({ status: 0 })
    expect(session.refresh()).toBe('refresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('of a visitor that is refused ends no session', async () => {
    answersMe('x')
    await expect(get(users)).rejects.toMatchObject({ status: 401 })
    expect(ended).not.toHaveBeenCalled()
  })

  test('a wrong password is no reason to renew', async () => {
    signIn()
    const calls = on('POST /api/token/', reply(401, { detail: 'No active account' }))
    await expect(post('/api/token/', '{}')).rejects.toMatchObject({ status: 401, detail: 'No active account' })
    expect(calls.map(bearer)).toEqual([null])
    expect(session.access()).toBe('old')
  })
})

describe('a refusal becomes an ApiError', () => {
  const refusedWith = async (body: string, status = 400) => {
    on('GET /api/site/', new Response(body, { status }))
    const error: unknown = await get('/api/site/').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    return error as ApiError
  }

  test('with a detail', async () =>
    expect(await refusedWith('{"detail":"Not found."}', 404)).toMatchObject({ detail: 'Not found.' }))

  test('with fields, nested ones flattened', async () => {
    const { detail, fields } = await refusedWith('{"a":["x","y"],"b":"z","c":[{"d":["deep"]}],"e":[]}')
    expect(detail).toBeNull()
    expect(fields).toEqual({ a: ['x', 'y'], b: ['z'], c: ['deep'] })
  })

  test('with a bare text', async () => expect(await refusedWith('"zo niet"')).toMatchObject({ detail: 'zo niet' }))

  test('with something that is not ours', async () =>
    expect(await refusedWith('<html>', 502)).toMatchObject({ status: 502, detail: null, fields: {} }))
})
