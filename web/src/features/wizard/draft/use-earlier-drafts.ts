import { useCallback, useState } from 'react'
import { bringBack, type KeptDraft, keptFor, mark, type Owner, setAside } from '../../../lib/wizard-drafts'
import type { WizardData } from '../model'
import { readDraft } from './draft'
import { isWrittenDraft } from './open-draft'

/** A draft that was set aside, with what is in it. */
export interface EarlierDraft {
  kept: KeptDraft
  data: WizardData
}

function earlierFor(owner: Owner): EarlierDraft[] {
  return keptFor(owner)
    .filter(({ draft }) => isWrittenDraft(draft))
    .flatMap((kept) => {
      const data = readDraft(kept.draft)
      return data === null ? [] : [{ kept, data }]
    })
}

/** The drafts that were set aside for an owner, newest first. */
export function useEarlierDrafts(owner: Owner) {
  const [earlier, setEarlier] = useState(() => earlierFor(owner))
  const reread = useCallback(() => setEarlier(earlierFor(owner)), [owner])
  const aside = useCallback(
    (draft: string | null): boolean => {
      const safe = !isWrittenDraft(draft) || setAside(draft)
      reread()
      return safe
    },
    [reread],
  )
  return {
    earlier,
    /** Sets a draft aside, unless it is empty. Reports false when the browser did not take it. */
    setAside: aside,
    /** Makes one of them the present draft, and sets others aside in turn. Reports whether the browser took that. */
    bringBack({ kept }: EarlierDraft, ...instead: (string | null)[]): boolean {
      const done = bringBack(owner, kept, instead.filter(isWrittenDraft))
      reread()
      return done
    },
    /** Keeps them, without offering them any more. */
    decline() {
      mark(
        earlier.map(({ kept }) => kept),
        'declined',
      )
      reread()
    },
  }
}
