import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenOf } from '../test/signed-in'
import { bearer, get, type Handler, json, protectedBy, serve, signIn } from './serve-for-tests'
import { onSessionEnded, session } from './session'
import { keys, local } from './storage'

const renewal = '/api/token/refresh/'
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

/** Answers in this order, and repeats the last answer. */
function inTurn(...answers: Handler[]): Handler {
  let next = 0
  return (request) => {
    const answer = answers[Math.min(next++, answers.length - 1)]
    if (answer === undefined) throw new TypeError('no answer')
    return answer(request)
  }
}

const silence: Handler = () => {
  throw new TypeError('network')
}
const refuses =
  (status: number): Handler =>
  () =>
    new Response('{}', { status })
const renews: Handler = () => json(200, { access: 'new' })

describe('a refresh', () => {
  test.each([
    ['500', refuses(500)],
    ['503', refuses(503)],
    ['429', refuses(429)],
    ['nothing', silence],
  ])('that gets %s is tried again after 1, 2 and 4 s', async (_, failure) => {
    signIn()
    const seen = serve({ '/api/users/me/': protectedBy('new'), [renewal]: inTurn(failure, failure, failure, renews) })
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
      expect(seen.count(renewal)).toBe(tries)
    }
    expect(await status).toBe(200)
    expect(ended).not.toHaveBeenCalled()
  })

  test('that gets no answer four times fails the call, not the session, and the next call tries again', async () => {
    signIn()
    const seen = serve({ '/api/users/me/': protectedBy('new'), [renewal]: inTurn(...Array(4).fill(silence), renews) })
    const status = statusOf(get('/api/users/me/'))
    await pass(60_000)
    expect(await status).toBe(0)
    expect(seen.count(renewal)).toBe(4)
    expect(session.refresh()).toBe('refresh')
    expect(ended).not.toHaveBeenCalled()
    expect((await get('/api/users/me/')).status).toBe(200)
  })

  test.each([503, 429])('that gets %i four times ends the session', async (code) => {
    signIn()
    const seen = serve({ '/api/users/me/': protectedBy('new'), [renewal]: refuses(code) })
    const status = statusOf(get('/api/users/me/'))
    await pass(6_999)
    expect(ended).not.toHaveBeenCalled()
    await pass(1)
    expect(await status).toBe(401)
    expect(seen.count(renewal)).toBe(4)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test.each([400, 401])('that gets %i ends the session at once', async (code) => {
    signIn()
    const seen = serve({ '/api/users/me/': protectedBy('new'), [renewal]: refuses(code) })
    expect(await statusOf(get('/api/users/me/'))).toBe(401)
    expect(seen.count(renewal)).toBe(1)
    expect(session.refresh()).toBeNull()
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('that a later attempt refuses ends the session', async () => {
    signIn()
    serve({ '/api/users/me/': protectedBy('new'), [renewal]: inTurn(refuses(503), refuses(401)) })
    const status = statusOf(get('/api/users/me/'))
    await pass(1_000)
    expect(await status).toBe(401)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('is made once for all calls that wait, also between attempts', async () => {
    signIn()
    const seen = serve({ '/api/users/me/': protectedBy('new'), [renewal]: inTurn(refuses(503), renews) })
    const first = statusOf(get('/api/users/me/'))
    await pass(500)
    const second = statusOf(get('/api/users/me/'))
    await pass(500)
    expect([await first, await second]).toEqual([200, 200])
    expect(seen.count(renewal)).toBe(2)
  })

  test('is given up when another tab signs in the same user meanwhile', async () => {
    const theirs = tokenOf(7, { exp: 2 })
    signIn(tokenOf(7, { exp: 1 }))
    const seen = serve({ '/api/users/me/': protectedBy(theirs), [renewal]: refuses(503) })
    const status = statusOf(get('/api/users/me/'))
    await pass(500)
    signIn(theirs, 'their refresh')
    await pass(500)
    expect(await status).toBe(200)
    expect(seen.count(renewal)).toBe(1)
  })

  test('is given up, and the call with it, when another tab signs in somebody else meanwhile', async () => {
    signIn(tokenOf(7))
    const seen = serve({ '/api/users/me/': protectedBy(tokenOf(8)), [renewal]: refuses(503) })
    const status = statusOf(get('/api/users/me/'))
    await pass(500)
    signIn(tokenOf(8), 'their refresh')
    await pass(500)
    expect(await status).toBe(401)
    expect(seen.count('/api/users/me/')).toBe(1)
    expect(session.refresh()).toBe('their refresh')
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('a call to the judge', () => {
  const judge = '/api/elevator-pitch-evaluation/evaluate/'
  const answersTo: Handler = (request) => json(200, { sent: bearer(request) })
  const sentTo = async () => (await get(judge)).json()

  const endingIn = (seconds: number): string => tokenOf(7, { exp: Date.now() / 1_000 + seconds })
  const renewed = tokenOf(7)
  const renewsIt: Handler = () => json(200, { access: renewed })

  test.each([59, 0, -600])('is made with a new token when the present one ends in %i s', async (seconds) => {
    signIn(endingIn(seconds))
    serve({ [judge]: answersTo, [renewal]: renewsIt })
    expect(await sentTo()).toEqual({ sent: `Bearer ${renewed}` })
    expect(session.access()).toBe(renewed)
  })

  test('is made with the present token when that lasts for more than a minute', async () => {
    const access = endingIn(61)
    signIn(access)
    const seen = serve({ [judge]: answersTo, [renewal]: renewsIt })
    expect(await sentTo()).toEqual({ sent: `Bearer ${access}` })
    expect(seen.count(renewal)).toBe(0)
  })

  test('is made at once by a visitor', async () => {
    const seen = serve({ [judge]: answersTo, [renewal]: renewsIt })
    expect(await sentTo()).toEqual({ sent: null })
    expect(seen.count(renewal)).toBe(0)
  })

  test('is not made as somebody else who signs in meanwhile', async () => {
    signIn(endingIn(0))
    const seen = serve({ [judge]: answersTo, [renewal]: refuses(503) })
    const status = statusOf(get(judge))
    await pass(500)
    signIn(tokenOf(8), 'their refresh')
    await pass(500)
    expect(await status).toBe(401)
    expect(seen.count(judge)).toBe(0)
    expect(session.refresh()).toBe('their refresh')
  })

  test('is not made as a visitor when the session is over', async () => {
    signIn(endingIn(0))
    const seen = serve({ [judge]: answersTo, [renewal]: refuses(401) })
    expect(await statusOf(get(judge))).toBe(401)
    expect(seen.count(judge)).toBe(0)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('is not made as a visitor when the token cannot be renewed now', async () => {
    signIn(endingIn(0))
    const seen = serve({ [judge]: answersTo, [renewal]: silence })
    const status = statusOf(get(judge))
    await pass(7_000)
    expect(await status).toBe(0)
    expect(seen.count(judge)).toBe(0)
    expect(local.get(keys.refresh)).toBe('refresh')
  })

  test('alone is: other calls wait for a 401', async () => {
    signIn(endingIn(0))
    const seen = serve({ '/api/users/me/': answersTo, [renewal]: renewsIt })
    await get('/api/users/me/')
    expect(seen.count(renewal)).toBe(0)
  })
})
