import { consent } from '../../lib/consent'
import { paths } from '../../lib/paths'
import { keys, local } from '../../lib/storage'

/** How the question about cookies stands on a page: before everything else, or below it. */
export type Form = 'dialog' | 'banner'

const visitsMax = 4 // from this visit on, the question comes first

/** Pages that one may want to read before one answers. */
const readFirst: string[] = [paths.privacy, paths.terms]

/** Counts a visit to a page, until there is a choice about cookies. Returns how many there were. */
export function countVisit(): number {
  if (consent.choice() !== null) return 0
  const before = Number(local.get(keys.pageVisits))
  const visits = (Number.isSafeInteger(before) && before > 0 ? before : 0) + 1
  local.set(keys.pageVisits, String(visits))
  return visits
}

/** Returns the form of the question on a page that is opened after so many visits, this one included. */
export function formOf(pathname: string, visits: number): Form {
  if (readFirst.includes(pathname)) return 'banner'
  return pathname === paths.newRequest || visits >= visitsMax ? 'dialog' : 'banner'
}
