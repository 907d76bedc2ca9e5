import { keys, local } from '../../../lib/storage'
import type { WizardData } from '../model'
import { writeDraft } from './draft'

type Kept = 'kept' | 'nothing new' | 'full' | 'elsewhere'

/** What another tab did since this one last looked: saved a newer draft, or removed it. */
export type Elsewhere = 'newer' | 'gone' | null

/**
 * Keeps the draft of this tab. It never writes over what another tab has
 * written: that is for the person to decide.
 */
export interface DraftKeeper {
  save: (data: WizardData) => Kept
  elsewhere: () => Elsewhere
  /** From now on the store holds what these data are. */
  adopt: (data: WizardData) => void
  /** From now on this tab's own data may replace what the store holds. */
  insist: () => void
  /** Forgets the draft. The data are what then needs no saving, as for `newDraftKeeper`. */
  wipe: (data: WizardData | null) => void
  /** Sent: nothing is saved any more. */
  close: () => void
}

/** `kept` are the data that need no saving: the draft as it was read, or a page without a word. */
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
