import { vi } from 'vitest'
import { base } from './send'
import { sendInSession } from './send-in-session'
import { keys, local } from './storage'

export type Handler = (request: Request) => Response | Promise<Response>

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
export const bearer = (request: Request) => request.headers.get('Authorization')
export const get = (path: string) => sendInSession(new Request(base + path))

/** Answers calls by path and counts them. */
export function serve(handlers: Record<string, Handler>) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    calls.push(pathname)
    const handler = handlers[pathname]
    if (!handler) throw new TypeError(`nothing at ${pathname}`)
    return handler(request)
  })
  return { count: (path: string) => calls.filter((call) => call === path).length }
}

export const protectedBy =
  (access: string): Handler =>
  (request) =>
    bearer(request) === `Bearer ${access}`
      ? json(200, { ok: true })
      : json(401, { detail: 'Token is invalid or expired' })

export function signIn(access = 'old', refresh = 'refresh') {
  local.set(keys.access, access)
  local.set(keys.refresh, refresh)
}
