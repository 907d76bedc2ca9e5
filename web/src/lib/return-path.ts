interface Place {
  pathname?: unknown
  search?: unknown
  hash?: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const placeOf = ({ pathname, search, hash }: Place): string => text(pathname) + text(search) + text(hash)

/**
 * Returns the path on this site that a text leads to, or null when it leads to
 * another host or scheme, or nowhere (W-09). The browser's own parser decides,
 * because that is what an attack would use.
 */
export function ownPath(target: string, origin: string = window.location.origin): string | null {
  if (!target.startsWith('/') || !URL.canParse(target, origin)) return null
  const url = new URL(target, origin)
  const path = url.pathname + url.search + url.hash
  return url.origin === origin && !path.startsWith('//') ? path : null
}

/** Returns the path in the 'from' of a navigation state, which is a path or a location, or null. */
export function fromOf(state: unknown): string | null {
  if (!isObject(state) || !('from' in state)) return null
  const { from } = state
  return ownPath(isObject(from) ? placeOf(from) : text(from))
}

/** Returns where signing in leads: to the 'from' of the state, else to the remembered path, else to `otherwise`. */
export function returnPath(state: unknown, remembered: string | null, otherwise: string): string {
  return fromOf(state) ?? ownPath(remembered ?? '') ?? otherwise
}

/** Returns the message that a navigation brings for the next screen, or null. */
export function messageOf(state: unknown): string | null {
  return isObject(state) && 'message' in state && typeof state.message === 'string' ? state.message : null
}
