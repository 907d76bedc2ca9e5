import { ApiError, toApiError } from './api-error'
import { base, send } from './send'
import { endSession, expiryOf, session, userOf } from './session'

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
function renew(): Promise<string | null> {
  renewing ??= renewedAccess().finally(() => {
    renewing = null
  })
  return renewing
}

/** Reports whether somebody is signed in with a token that is over or ends within a minute. */
function endsSoon(access: string | null): boolean {
  return session.refresh() !== null && expiryOf(access) - Date.now() < soon
}

/** Calls whose 401 is about what they sent, not about the session. */
const withoutSession = /^\/(api\/token|auth)\//

/** Ends the paths of the judges and the cost advisor, which also answer visitors. */
const judging = '/evaluate/'

const isOfSameUser = (one: string | null, other: string | null): boolean => userOf(one)?.id === userOf(other)?.id

/**
 * Returns the token that takes the place of `former`, or null when the session is
 * over. Throws an ApiError when another tab has signed in somebody else meanwhile:
 * what one user sends is never sent as another.
 */
async function nextAccess(former: string | null): Promise<string | null> {
  const current = session.access()
  const next = current !== null && current !== former ? current : await renew() // renewed meanwhile by another call or tab
  if (next !== null && !isOfSameUser(next, former)) throw new ApiError(401)
  return next
}

type Body = string | ArrayBuffer | undefined

const isJson = ({ headers }: Request): boolean => headers.get('Content-Type')?.startsWith('application/json') ?? true

/**
 * Reads the body of a request, to send it twice. Developer tools cannot show the body of
 * a clone. A file is sent as its bytes, since it need not be UTF-8.
 */
async function bodyOf(request: Request): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  return isJson(request) ? (await request.text()) || undefined : request.arrayBuffer()
}

function withBearer(request: Request, body: Body, access: string | null): Request {
  const headers = new Headers(request.headers)
  if (access !== null) headers.set('Authorization', `Bearer ${access}`)
  return new Request(request, body === undefined ? { headers } : { headers, body })
}

/**
 * Returns the token for a first attempt. A public call would be answered as a
 * visitor's when the token is over, so for judging it is renewed beforehand.
 */
async function firstAccess(path: string): Promise<string | null> {
  const access = session.access()
  if (!path.endsWith(judging) || !endsSoon(access)) return access
  const renewed = await nextAccess(access)
  if (renewed !== null || session.refresh() === null) return renewed // signed out meanwhile: a visitor
  endSession()
  throw new ApiError(401)
}

/** Sends a request with the bearer token, and after a 401 once more with a renewed one. Throws an ApiError on failure. */
export async function sendInSession(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const own = !withoutSession.test(pathname)
  const body = await bodyOf(request)
  const access = own ? await firstAccess(pathname) : null
  let response = await send(withBearer(request, body, access))
  if (response.status === 401 && own) {
    const next = await nextAccess(access)
    if (next !== null) response = await send(withBearer(request, body, next))
    if (response.status === 401 && isOfSameUser(session.access(), access)) endSession()
  }
  if (!response.ok) throw await toApiError(response)
  return response
}
