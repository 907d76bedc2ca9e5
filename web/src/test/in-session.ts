import type { components } from '../lib/schema'
import { base } from '../lib/send'
import { sendInSession } from '../lib/send-in-session'
import { keys, local } from '../lib/storage'
import { reply } from './server'

export const get = (path: string) => sendInSession(new Request(base + path))
export const post = (path: string, body: string) =>
  sendInSession(new Request(base + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }))

export const me: components['schemas']['Me'] = {
  id: 7,
  username: 'anna',
  email: 'anna@example.nl',
  email_verified: true,
  works_at: [],
  only_employee: false,
}
export const refused = reply(401, { detail: 'Token is invalid or expired' })

/** The token that a call carries. */
export const bearer = ({ headers }: { headers: Headers }) =>
  headers.get('Authorization')?.replace('Bearer ', '') ?? null

/** Answers a call that carries this token. */
export const protectedBy =
  <Body>(access: string, body: Body) =>
  (call: { headers: Headers }) =>
    bearer(call) === access ? body : refused

export function signIn(access = 'old', refresh = 'refresh') {
  local.set(keys.access, access)
  local.set(keys.refresh, refresh)
}
