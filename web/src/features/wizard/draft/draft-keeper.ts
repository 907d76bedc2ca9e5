import { keys, local } from '../../../lib/storage'
import type { WizardData } from '../model'
import { writeDraft } from './draft'

type Kept = 'kept' | 'nothing new' | 'full' | 'elsewhere'

/** What another tab has done to the draft meanwhile: saved a newer one, or removed it. */
export type Elsewhere = 'newer' | 'gone' | null

/**
 * Stores the draft of this tab. It never overwrites what another tab has stored:
 * that is for the user to decide.
 */
export interface DraftKeeper {
  save: (data: WizardData) => Kept
  elsewhere: () => Elsewhere
  /** Takes these data as those of the stored draft. */
  adopt: (data: WizardData) => void
  /** Allows the data of this tab to overwrite the stored draft. */
  insist: () => void
  /** Removes the draft. The data need no saving, as for `newDraftKeeper`. */
  wipe: (data: WizardData | null) => void
  /** Removes the draft and stores nothing any more, because the application was sent. */
  close: () => void
}

/** `kept` are data that need no saving: those of the stored draft, or an empty wizard. */
export function newDraftKeeper(kept: WizardData | null): DraftKeeper {
  let seen = local.get(keys.draft)
  let last = kept
  let closed = false
  return {
    save(data) {
      if (closed || data === last) return 'nothing new'
      if (local.get(keys.draft) !== seen) return 'elsewhere'
      const draft = writeDraft(data)
      if (!local.set(keys.draft, draft)) return 'full'
      seen = draft
      last = data
      return 'kept'
    },
    elsewhere() {
      const now = local.get(keys.draft)
      if (closed || now === seen) return null
      return now === null ? 'gone' : 'newer'
    },
    adopt(data) {
      seen = local.get(keys.draft)
      last = data
    },
    insist() {
      seen = local.get(keys.draft)
      last = null
    },
    wipe(data) {
      local.remove(keys.draft)
      seen = null
      last = data
    },
    close() {
      closed = true
      local.remove(keys.draft)
    },
  }
}
