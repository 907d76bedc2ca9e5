import { kept } from './kept'
import { session, userOf } from './session'

/** What a user has typed in a form that closes, kept as long as the page is there. Each form has a name. */
export function keepInput<Values extends object>(what: string) {
  const place = { page: '', owner: userOf(session.access())?.id ?? 0, request: '', what }
  const read = (): Partial<Values> => {
    const stored = kept.forms.of(place.owner, place.request).find((one) => one.what === what)
    return (stored?.content ?? {}) as Partial<Values>
  }
  return {
    read,
    add: (change: Partial<Values>) => kept.forms.keep({ ...place, content: { ...read(), ...change } }),
    drop: () => kept.forms.drop(place),
  }
}
