import { adoptDrafts, bringBack, keptFor, mark, type Owner, presentFor } from '../../../lib/wizard-drafts'
import { isWritten } from '../empty-wizard'
import { readDraft } from './draft'

/** Reports whether a stored draft is readable and has something in it. */
export function isWrittenDraft(draft: string | null): draft is string {
  const data = readDraft(draft)
  return data !== null && isWritten(data)
}

/**
 * Returns the draft to begin with. One of somebody else stays where it is until there
 * is another to store. The one that a user left when their session ended is opened
 * again, unless they have begun another since: it is then among their earlier drafts.
 */
export function openDraft(owner: Owner): string | null {
  if (owner !== null) adoptDrafts(owner)
  const left = keptFor(owner).filter(({ state }) => state === 'open')
  const [latest] = left
  if (latest === undefined) return presentFor(owner)
  if (isWrittenDraft(presentFor(owner))) mark(left, 'offered')
  else bringBack(owner, latest, [])
  return presentFor(owner)
}
