import { ApiError } from './api-error'
import { base, send } from './send'
import { expiryOf, session } from './session'

const pauses = [1, 2, 4] // s, before another attempt
const soon = 60_000 // ms

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

/** Returns the answer to a refresh, or null when none came. */
const ask = (refresh: string): Promise<Response | null> =>
  send(
    new Request(`${base}/api/token/refresh/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh }),
    }),
  ).catch(() => null)

/** Reports whether another attempt may end differently: a server that is restarted or busy, a network that is away. */
const passing = (answer: Response | null): boolean => answer === null || answer.status === 429 || answer.status >= 500

/** Asks until there is a lasting answer. Stops when the session has changed meanwhile, in this tab or another. */
async function askPatiently(refresh: string): Promise<Response | null> {
  let answer = await ask(refresh)
  for (const pause of pauses) {
    if (!passing(answer)) break
    await sleep(pause)
    if (session.refresh() !== refresh) break
    answer = await ask(refresh)
  }
  return answer
}

async function renewedAccess(): Promise<string | null> {
  const refresh = session.refresh()
  if (refresh === null) return null
  const answer = await askPatiently(refresh)
  if (session.refresh() !== refresh) return session.access() // signed out or in anew meanwhile
  if (answer !== null && !answer.ok) return null
  const { access }: { access?: unknown } = (await answer?.json().catch(() => null)) ?? {}
  if (typeof access !== 'string') throw new ApiError(0) // no answer of the product: the session may still be good
  if (session.refresh() !== refresh) return session.access()
  session.renew(access)
  return access
}

let renewing: Promise<string | null> | null = null

/**
 * Renews the access token, once for all calls that wait for it. Returns the new
 * one, or null when the session is over. Throws an ApiError with status 0 when
 * no answer came: the session then goes on, and the next call tries again.
 */
export function renew(): Promise<string | null> {
  renewing ??= renewedAccess().finally(() => {
    renewing = null
  })
  return renewing
}

/** Reports whether somebody is signed in with a token that is over or ends within a minute. */
export function endsSoon(access: string | null): boolean {
  return session.refresh() !== null && expiryOf(access) - Date.now() < soon
}
