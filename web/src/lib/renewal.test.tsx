import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bearer, get, me, post, protectedBy, refused, signIn } from '../test/in-session'
import { broken, offline, on, type Received, reply } from '../test/server'
import { tokenOf } from '../test/signed-in'
import { onSessionEnded, session } from './session'
import { keys, local } from './storage'

const renewal = 'POST /api/token/refresh/'
const ended = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  ended.mockReset()
  return onSessionEnded(ended)
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Returns the status of a call, or that of its ApiError. */
const statusOf = (call: Promise<Response>): Promise<number> =>
  call.then(
    ({ status }) => status,
    ({ status }: { status: number }) => status,
  )

const answersMe = (access: string) => on('GET /api/users/me/', protectedBy(access, me))
const unavailable = reply(503, { detail: 'Straks weer.' })
const tooOften = reply(429, { detail: 'Te vaak.' })

describe('a refresh', () => {
  test.each([
    ['500', broken],
    ['503', unavailable],
    ['429', tooOften],
    ['nothing', offline],
  ])('that gets %s is tried again after 1, 2 and 4 s', async (_, failure) => {
    signIn()
    answersMe('new')
    const seen = on(renewal, failure, failure, failure, { access: 'new' })
    const status = statusOf(get('/api/users/me/'))
    for (const [pause, tries] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [3_999, 3],
      [1, 4],
    ] as const) {
      await pass(pause)
      expect(seen).toHaveLength(tries)
    }
    expect(await status).toBe(200)
    expect(ended).not.toHaveBeenCalled()
  })

  test('that gets no answer four times fails the call, not the session, and the next call tries again', async () => {
    signIn()
    answersMe('new')
    const seen = on(renewal, offline, offline, offline, offline, { access: 'new' })
    const status = statusOf(get('/api/users/me/'))
    await pass(60_000)
    expect(await status).toBe(0)
    expect(seen).toHaveLength(4)
    expect(session.refresh()).toBe('refresh')
    expect(ended).not.toHaveBeenCalled()
    expect((await get('/api/users/me/')).status).toBe(200)
  })

  test.each([unavailable, tooOften])('that gets $status four times ends the session', async (answer) => {
    signIn()
    answersMe('new')
    const seen = on(renewal, answer)
    const status = statusOf(get('/api/users/me/'))
    await pass(6_999)
    expect(ended).not.toHaveBeenCalled()
    await pass(1)
    expect(await status).toBe(401)
    expect(seen).toHaveLength(4)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test.each([reply(400, { refresh: ['Dit veld is verplicht.'] }), refused])(
    'that gets $status ends the session at once',
    async (answer) => {
      signIn()
      answersMe('new')
      const seen = on(renewal, answer)
      expect(await statusOf(get('/api/users/me/'))).toBe(401)
      expect(seen).toHaveLength(1)
      expect(session.refresh()).toBeNull()
      expect(ended).toHaveBeenCalledTimes(1)
    },
  )

  test('that a later attempt refuses ends the session', async () => {
    signIn()
    answersMe('new')
    on(renewal, unavailable, refused)
    const status = statusOf(get('/api/users/me/'))
    await pass(1_000)
    expect(await status).toBe(401)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('is made once for all calls that wait, also between attempts', async () => {
    signIn()
    answersMe('new')
    const seen = on(renewal, unavailable, { access: 'new' })
    const first = statusOf(get('/api/users/me/'))
    await pass(500)
    const second = statusOf(get('/api/users/me/'))
    await pass(500)
    expect([await first, await second]).toEqual([200, 200])
    expect(seen).toHaveLength(2)
  })

  test('is given up when another tab signs in the same user meanwhile', async () => {
    const theirs = tokenOf(7, { exp: 2 })
    signIn(tokenOf(7, { exp: 1 }))
    answersMe(theirs)
    const seen = on(renewal, unavailable)
    const status = statusOf(get('/api/users/me/'))
    await pass(500)
    signIn(theirs, 'their refresh')
    await pass(500)
    expect(await status).toBe(200)
    expect(seen).toHaveLength(1)
  })

  test('is given up, and the call with it, when another tab signs in somebody else meanwhile', async () => {
    signIn(tokenOf(7))
    const calls = answersMe(tokenOf(8))
    on(renewal, unavailable)
    const status = statusOf(get('/api/users/me/'))
    await pass(500)
    signIn(tokenOf(8), 'their refresh')
    await pass(500)
    expect(await status).toBe(401)
    expect(calls).toHaveLength(1)
    expect(session.refresh()).toBe('their refresh')
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('a call to the judge', () => {
  const judge = '/api/elevator-pitch-evaluation/evaluate/'
  const good = { isGoodEnough: true, isWbsoEligible: true, suggestions: '' }
  const ask = () => post(judge, '{"text":"x"}')

  const endingIn = (seconds: number): string => tokenOf(7, { exp: Date.now() / 1_000 + seconds })
  const renewed = tokenOf(7)

  let judged: Received[]
  beforeEach(() => {
    judged = on(`POST ${judge}`, good)
  })
  const tokens = () => judged.map(bearer)

  test.each([59, 0, -600])('is made with a new token when the present one ends in %i s', async (seconds) => {
    signIn(endingIn(seconds))
    on(renewal, { access: renewed })
    await ask()
    expect(tokens()).toEqual([renewed])
    expect(session.access()).toBe(renewed)
  })

  test('is made with the present token when that lasts for more than a minute', async () => {
    const access = endingIn(61)
    signIn(access)
    await ask()
    expect(tokens()).toEqual([access])
  })

  test('is made at once by a visitor', async () => {
    await ask()
    expect(tokens()).toEqual([null])
  })

  test('is not made as somebody else who signs in meanwhile', async () => {
    signIn(endingIn(0))
    on(renewal, unavailable)
    const status = statusOf(ask())
    await pass(500)
    signIn(tokenOf(8), 'their refresh')
    await pass(500)
    expect(await status).toBe(401)
    expect(judged).toEqual([])
    expect(session.refresh()).toBe('their refresh')
  })

  test('is not made as a visitor when the session is over', async () => {
    signIn(endingIn(0))
    on(renewal, refused)
    expect(await statusOf(ask())).toBe(401)
    expect(judged).toEqual([])
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('is not made as a visitor when the token cannot be renewed now', async () => {
    signIn(endingIn(0))
    on(renewal, offline)
    const status = statusOf(ask())
    await pass(7_000)
    expect(await status).toBe(0)
    expect(judged).toEqual([])
    expect(local.get(keys.refresh)).toBe('refresh')
  })

  test('alone is: other calls wait for a 401', async () => {
    const access = endingIn(0)
    signIn(access)
    const calls = on('GET /api/users/me/', me)
    await get('/api/users/me/')
    expect(calls.map(bearer)).toEqual([access])
  })
})
