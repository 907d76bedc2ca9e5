import { ApiError, toApiError } from './api-error'
import { baseUrl } from './base-url'
import { endSession, session } from './session'

/** The origin of the API. */
export const base = baseUrl(import.meta.env.VITE_API_HOST, window.location.origin)

/** Calls whose 401 is about what they sent, not about the session. */
const withoutSession = ['/api/token/', '/api/token/refresh/', '/auth/register/']

async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (cause) {
    if (request.signal.aborted) throw cause
    throw new ApiError(0, null, {}, { cause })
  }
}

async function renewedAccess(): Promise<string | null> {
  const refresh = session.refresh()
  if (refresh === null) return null
  const response = await send(
    new Request(`${base}/api/token/refresh/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh }),
    }),
  )
  if (!response.ok) return session.refresh() === refresh ? null : session.access() // another tab may have signed in anew
  const { access }: { access?: unknown } = await response.json().catch(() => ({}))
  if (typeof access !== 'string') throw new ApiError(0) // not the product's answer, but perhaps a network's sign-in page
  if (session.refresh() !== refresh) return session.access() // signed out or in anew meanwhile
  session.renew(access)
  return access
}

let renewing: Promise<string | null> | null = null

/** Renews the token once for all calls that were refused at the same time. */
function renew(): Promise<string | null> {
  renewing ??= renewedAccess().finally(() => {
    renewing = null
  })
  return renewing
}

/** Returns the token to try again with after `refused` was not accepted, or null when the session is over. */
async function nextAccess(refused: string | null): Promise<string | null> {
  const current = session.access()
  return current !== null && current !== refused ? current : renew() // renewed meanwhile by another call or tab
}

/** Reads the body of a request, to send it twice. Developer tools cannot show the body of a clone. */
const bodyOf = async (request: Request): Promise<string | undefined> =>
  request.method === 'GET' || request.method === 'HEAD' ? undefined : (await request.text()) || undefined

function withBearer(request: Request, body: string | undefined, access: string | null): Request {
  const headers = new Headers(request.headers)
  if (access !== null) headers.set('Authorization', `Bearer ${access}`)
  return new Request(request, body === undefined ? { headers } : { headers, body })
}

/** Sends a request with the bearer token, and after a 401 once more with a renewed one. Throws an ApiError on failure. */
export async function sendInSession(request: Request): Promise<Response> {
  const own = !withoutSession.includes(new URL(request.url).pathname)
  const body = await bodyOf(request)
  const access = own ? session.access() : null
  let response = await send(withBearer(request, body, access))
  if (response.status === 401 && own) {
    const next = await nextAccess(access)
    if (next !== null) response = await send(withBearer(request, body, next))
    if (response.status === 401) endSession()
  }
  if (!response.ok) throw await toApiError(response)
  return response
}
