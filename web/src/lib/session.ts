import { keys, local } from './storage'

/** The tokens of whoever is signed in. Other tabs share them through local storage. */
export const session = {
  access: () => local.get(keys.access),
  refresh: () => local.get(keys.refresh),
  renew: (access: string) => local.set(keys.access, access),
  clear: () => local.remove(keys.access, keys.refresh),
}

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls back when the server no longer accepts the session; returns how to stop. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The session is over: forgets the tokens (the draft stays) and tells who listens. */
export function endSession(): void {
  session.clear()
  for (const listener of listeners) listener()
}
