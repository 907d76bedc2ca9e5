interface Place {
  pathname?: unknown
  search?: unknown
  hash?: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const placeOf = ({ pathname, search, hash }: Place): string => text(pathname) + text(search) + text(hash)

/**
 * The path inside this site that a text means, null when it leads elsewhere:
 * to another host, another scheme, or nowhere (W-09). The browser's own reading
 * decides, because that is the one an attacker would use.
 */
export function ownPath(target: string, origin: string = window.location.origin): string | null {
  if (!target.startsWith('/') || !URL.canParse(target, origin)) return null
  const url = new URL(target, origin)
  const path = url.pathname + url.search + url.hash
  return url.origin === origin && !path.startsWith('//') ? path : null
}

/** The 'from' of a navigation state, which is a path or a location; null when there is none of ours. */
export function fromOf(state: unknown): string | null {
  if (!isObject(state) || !('from' in state)) return null
  const { from } = state
  return ownPath(isObject(from) ? placeOf(from) : text(from))
}

/** Where signing in leads: back to where one came from, else to what was remembered, else to `otherwise`. */
export function returnPath(state: unknown, remembered: string | null, otherwise: string): string {
  return fromOf(state) ?? ownPath(remembered ?? '') ?? otherwise
}

/** What a navigation asks the next screen to say; null when nothing. */
export function messageOf(state: unknown): string | null {
  return isObject(state) && 'message' in state && typeof state.message === 'string' ? state.message : null
}
