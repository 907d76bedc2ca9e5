import { type Key, keys, local } from './storage'

/** Who is signed in, as the access token says. */
export interface User {
  id: number
  username: string
}

export interface Tokens {
  access: string
  refresh: string
}

type Listener = () => void
const listeners = new Set<Listener>()
const endings = new Set<Listener>()

const changed = () => {
  for (const listener of listeners) listener()
}

/** The tokens that the browser had no room for; they last as long as the page. */
const unkept = new Map<Key, string>()

const read = (key: Key): string | null => unkept.get(key) ?? local.get(key)

function keep(key: Key, token: string): void {
  unkept.delete(key)
  if (!local.set(key, token)) unkept.set(key, token)
}

/** The tokens of whoever is signed in. Other tabs share them through local storage. */
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

/** Calls back when somebody signs in or out, in this tab or another; returns how to stop. */
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

/** Calls back when the server no longer accepts the session; returns how to stop. */
export function onSessionEnded(listener: Listener): () => void {
  endings.add(listener)
  return () => void endings.delete(listener)
}

/**
 * The session is over: forgets the tokens (the draft stays) and tells who
 * listens. Once: whoever has signed out already, or never was in, hears nothing.
 */
export function endSession(): void {
  if (session.access() === null && session.refresh() === null) return
  session.clear()
  for (const listener of endings) listener()
}

/** Reads the claims of an access token; null when it is none. Whether it is still good only the server knows. */
export function userOf(access: string | null): User | null {
  try {
    const payload = (access ?? '').split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const claims: { user_id?: unknown; username?: unknown } = JSON.parse(new TextDecoder().decode(bytes))
    const { user_id: id, username } = claims
    return typeof id === 'number' && typeof username === 'string' ? { id, username } : null
  } catch {
    return null
  }
}
