import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenOf } from '../test/signed-in'
import { ApiError } from './api-error'
import { base } from './send'
import { sendInSession } from './send-in-session'
import { bearer, get, json, protectedBy, serve, signIn } from './serve-for-tests'
import { onSessionEnded, session } from './session'
import { keys, local } from './storage'

const ended = vi.fn()
beforeEach(() => {
  ended.mockReset()
  return onSessionEnded(ended)
})

describe('a call in the session', () => {
  test('carries the access token', async () => {
    signIn('good')
    serve({ '/api/users/me/': protectedBy('good') })
    expect((await get('/api/users/me/')).status).toBe(200)
  })

  test('without tokens carries none', async () => {
    serve({ '/api/site/': (request) => json(200, { sent: bearer(request) }) })
    expect(await (await get('/api/site/')).json()).toEqual({ sent: null })
  })

  test('that is refused is tried once more with a renewed token, its body included', async () => {
    signIn()
    const seen = serve({
      '/api/requests/': async (request) =>
        bearer(request) === 'Bearer new' ? json(201, await request.json()) : json(401, {}),
      '/api/token/refresh/': async (request) =>
        json(200, { access: (await request.json()).refresh === 'refresh' ? 'new' : '' }),
    })
    const request = new Request(`${base}/api/requests/`, { method: 'POST', body: '{"a":1}' })
    expect(await (await sendInSession(request)).json()).toEqual({ a: 1 })
    expect(seen.count('/api/requests/')).toBe(2)
    expect(session.access()).toBe('new')
    expect(session.refresh()).toBe('refresh')
  })

  test('pitfall 3: many refused at once share one refresh', async () => {
    signIn()
    const seen = serve({
      '/api/users/me/': protectedBy('new'),
      '/api/profiles/': protectedBy('new'),
      '/api/token/refresh/': () => json(200, { access: 'new' }),
    })
    await Promise.all([get('/api/users/me/'), get('/api/profiles/'), get('/api/users/me/')])
    expect(seen.count('/api/token/refresh/')).toBe(1)
    expect(ended).not.toHaveBeenCalled()
  })

  test('pitfall 3: a token that another tab has renewed is used as it is', async () => {
    signIn()
    const seen = serve({
      '/api/users/me/': (request) => {
        local.set(keys.access, 'new')
        return protectedBy('new')(request)
      },
    })
    expect((await get('/api/users/me/')).status).toBe(200)
    expect(seen.count('/api/token/refresh/')).toBe(0)
  })

  test('pitfall 3: is never repeated as somebody else, whose session goes on', async () => {
    signIn(tokenOf(7))
    const seen = serve({
      '/api/users/me/': () => {
        signIn(tokenOf(8), 'their refresh') // in another tab
        return json(401, {})
      },
    })
    await expect(get('/api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect(seen.count('/api/users/me/')).toBe(1)
    expect(session.refresh()).toBe('their refresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('pitfall 3: a refused refresh spares the session that another tab has begun meanwhile', async () => {
    signIn(tokenOf(7))
    serve({
      '/api/users/me/': protectedBy(tokenOf(8)),
      '/api/token/refresh/': () => {
        signIn(tokenOf(8), 'their refresh')
        return json(401, {})
      },
    })
    await expect(get('/api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect(session.refresh()).toBe('their refresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('pitfall 3: a repeated call that is refused spares the session of somebody else', async () => {
    signIn(tokenOf(7, { exp: 1 }))
    const renewed = tokenOf(7, { exp: 2 })
    serve({
      '/api/users/me/': (request) => {
        if (bearer(request) === `Bearer ${renewed}`) signIn(tokenOf(8), 'their refresh')
        return json(401, {})
      },
      '/api/token/refresh/': () => json(200, { access: renewed }),
    })
    await expect(get('/api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect(session.refresh()).toBe('their refresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('pitfall 1: a refresh that is refused ends the session once, without a loop', async () => {
    signIn()
    local.set(keys.draft, 'kept')
    const seen = serve({ '/api/users/me/': protectedBy('never'), '/api/token/refresh/': () => json(401, {}) })
    await expect(get('/api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect(seen.count('/api/users/me/')).toBe(1)
    expect(session.access()).toBeNull()
    expect(session.refresh()).toBeNull()
    expect(local.get(keys.draft)).toBe('kept')
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('pitfall 1: a renewed token that is refused too ends the session after one retry', async () => {
    signIn()
    const seen = serve({
      '/api/users/me/': protectedBy('never'),
      '/api/token/refresh/': () => json(200, { access: 'new' }),
    })
    await expect(get('/api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect(seen.count('/api/users/me/')).toBe(2)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('pitfall 3: who signs out while a refresh is under way stays out, and hears nothing', async () => {
    signIn()
    serve({
      '/api/users/me/': protectedBy('new'),
      '/api/token/refresh/': () => {
        session.clear()
        return json(200, { access: 'new' })
      },
    })
    await expect(get('/api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect(session.access()).toBeNull()
    expect(ended).not.toHaveBeenCalled()
  })

  test('a refresh that something else answers keeps the tokens', async () => {
    signIn()
    serve({ '/api/users/me/': protectedBy('never'), '/api/token/refresh/': () => new Response('<html>') })
    await expect(get('/api/users/me/')).rejects.toMatchObject({ status: 0 })
    expect(session.refresh()).toBe('refresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('of a visitor that is refused ends no session', async () => {
    serve({ '/api/users/me/': protectedBy('x') })
    await expect(get('/api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect(ended).not.toHaveBeenCalled()
  })

  test('a wrong password is no reason to renew', async () => {
    signIn()
    const seen = serve({
      '/api/token/': (request) => json(bearer(request) ? 500 : 401, { detail: 'No active account' }),
    })
    await expect(get('/api/token/')).rejects.toMatchObject({ status: 401, detail: 'No active account' })
    expect(seen.count('/api/token/refresh/')).toBe(0)
    expect(session.access()).toBe('old')
  })
})

describe('a refusal becomes an ApiError', () => {
  const refusedWith = async (body: string, status = 400) => {
    serve({ '/api/site/': () => new Response(body, { status }) })
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
