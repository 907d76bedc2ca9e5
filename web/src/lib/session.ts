import type { components } from './schema'
import { type Key, keys, local } from './storage'

/** The user that an access token names. */
export interface User {
  id: number
  username: string
}

export type Tokens = components['schemas']['TokenPair']

type Listener = () => void
const listeners = new Set<Listener>()
const endings = new Set<Listener>()

const changed = () => {
  for (const listener of listeners) listener()
}

/** Tokens that the browser could not store. They last as long as the page. */
const unkept = new Map<Key, string>()

const read = (key: Key): string | null => unkept.get(key) ?? local.get(key)

function keep(key: Key, token: string): void {
  unkept.delete(key)
  if (!local.set(key, token)) unkept.set(key, token)
}

/** The tokens of the session. Tabs share them through local storage. */
export const session = {
  access: () => read(keys.access),
  refresh: () => read(keys.refresh),
  start({ access, refresh }: Tokens): void {
    keep(keys.access, access)
    keep(keys.refresh, refresh)
    changed()
  },
  renew(access: string): void {
    keep(keys.access, access)
    changed()
  },
  clear(...more: Key[]): void {
    unkept.clear()
    local.remove(keys.access, keys.refresh, ...more)
    changed()
  },
}

/** Calls the listener when somebody signs in or out, in any tab. Returns how to stop that. */
export function onSessionChange(listener: Listener): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === keys.access || event.key === keys.refresh || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', elsewhere)
  }
}

/** Whether the session was ended before anybody listened, as by what a page loads before it is drawn. */
let unheard = false

/** Calls the listener when the server has ended the session, also just before. Returns how to stop that. */
export function onSessionEnded(listener: Listener): () => void {
  endings.add(listener)
  if (unheard && session.access() === null) listener()
  unheard = false
  return () => void endings.delete(listener)
}

/**
 * Drops the tokens of a session that the server has ended, and calls the
 * listeners. The draft stays. Does nothing when nobody is signed in.
 */
export function endSession(): void {
  if (session.access() === null && session.refresh() === null) return
  session.clear()
  unheard = endings.size === 0
  for (const listener of endings) listener()
}

interface Claims {
  user_id?: unknown
  username?: unknown
  exp?: unknown
}

/** Reads the claims of an access token. Whether the token is valid, only the server knows. */
function claimsOf(access: string | null): Claims {
  try {
    const payload = (access ?? '').split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}

/** Returns the user that an access token names, or null. */
export function userOf(access: string | null): User | null {
  const { user_id: id, username } = claimsOf(access)
  return typeof id === 'number' && typeof username === 'string' ? { id, username } : null
}

/** Returns when an access token ends, in ms since 1970. That of an unreadable one is 0. */
export function expiryOf(access: string | null): number {
  const { exp } = claimsOf(access)
  return typeof exp === 'number' ? exp * 1_000 : 0
}
