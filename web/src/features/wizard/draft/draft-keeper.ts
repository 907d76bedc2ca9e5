import { keys, local } from '../../../lib/storage'
import { makeRoom, type Owner, presentFor, removePresent } from '../../../lib/wizard-drafts'
import type { WizardData } from '../model'
import { writeDraft } from './draft'

type Kept = 'kept' | 'nothing new' | 'full' | 'elsewhere'

/** What another tab has done to the draft meanwhile: saved a newer one, or removed it. */
export type Elsewhere = 'newer' | 'gone' | null

/**
 * Stores the draft of this tab. It never overwrites what another tab has stored:
 * that is for the user to decide. Nor does it overwrite another user's draft.
 */
export interface DraftKeeper {
  save: (data: WizardData) => Kept
  elsewhere: () => Elsewhere
  /** Takes these data as those of the stored draft. */
  adopt: (data: WizardData) => void
  /** Allows the data of this tab to overwrite the stored draft. */
  insist: () => void
  /** Removes the draft, but not a newer one of another tab. The data need no saving, as for `newDraftKeeper`. */
  wipe: (data: WizardData | null) => void
  /** Removes the draft as `wipe` does and stores nothing any more, because the application was sent. */
  close: () => void
}

/** `kept` are data that need no saving: those of the stored draft, or an empty wizard. */
export function newDraftKeeper(owner: Owner, kept: WizardData | null): DraftKeeper {
  let seen = presentFor(owner)
  let last = kept
  let closed = false

  function elsewhere(): Elsewhere {
    const now = presentFor(owner)
    if (closed || now === seen) return null
    return now === null ? 'gone' : 'newer'
  }

  function remove() {
    const now = presentFor(owner)
    if (now !== null && now !== seen) return // it is of another tab
    removePresent(owner)
    seen = null
  }

  return {
    save(data) {
      if (closed || data === last) return 'nothing new'
      if (presentFor(owner) !== seen) return 'elsewhere'
      const draft = writeDraft(data, owner)
      if (!makeRoom(owner) || !local.set(keys.draft, draft)) return 'full'
      seen = draft
      last = data
      return 'kept'
    },
    elsewhere,
    adopt(data) {
      seen = presentFor(owner)
      last = data
    },
    insist() {
      seen = presentFor(owner)
      last = null
    },
    wipe(data) {
      remove()
      last = data
    },
    close() {
      remove()
      closed = true
    },
  }
}
