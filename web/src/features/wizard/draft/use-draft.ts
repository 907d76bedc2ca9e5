import { useWindowEvent } from '@mantine/hooks'
import { useCallback, useRef, useState } from 'react'
import { useKeepBeforeLeaving } from '../../../lib/autosave'
import { keys } from '../../../lib/storage'
import { useTimer } from '../../../lib/use-timer'
import type { Owner } from '../../../lib/wizard-drafts'
import type { WizardData } from '../model'
import { type DraftKeeper, type Elsewhere, newDraftKeeper } from './draft-keeper'

const draftDelay = 400 // ms after the last change
const sayEvery = 10_000 // ms, so that screen readers are not told at every pause

const clock = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit' })

export interface DraftStatus {
  /** The time of the last saving, such as 14:02, or null. */
  savedAt: string | null
  /** Whether the browser has no room for it, or refuses to store anything. */
  full: boolean
  elsewhere: Elsewhere
}

const nothingYet: DraftStatus = { savedAt: null, full: false, elsewhere: null }

/** Saves the draft when typing pauses and before the page goes, and notices what other tabs do with it. */
export function useDraft(owner: Owner, data: WizardData, unsaved: boolean) {
  const [keeper] = useState<DraftKeeper>(() => newDraftKeeper(owner, unsaved ? null : data))
  const [status, setStatus] = useState(nothingYet)
  const saidAt = useRef(Number.NEGATIVE_INFINITY)

  /** Says that the browser has no room. */
  const warn = useCallback(() => setStatus((old) => ({ ...old, full: true })), [])

  function save() {
    const kept = keeper.save(data)
    if (kept === 'full') warn()
    if (kept === 'elsewhere') setStatus((old) => ({ ...old, elsewhere: keeper.elsewhere() }))
    if (kept !== 'kept') return
    const say = performance.now() - saidAt.current >= sayEvery
    if (say) saidAt.current = performance.now()
    setStatus((old) => (say || old.full ? { savedAt: clock.format(new Date()), full: false, elsewhere: null } : old))
  }

  useTimer(draftDelay, save, data)
  useKeepBeforeLeaving(save)
  useWindowEvent('storage', ({ key }) => {
    if (key === keys.draft || key === null) setStatus((old) => ({ ...old, elsewhere: keeper.elsewhere() }))
  })

  /** Clears the status. */
  const quiet = useCallback(() => {
    saidAt.current = Number.NEGATIVE_INFINITY
    setStatus(nothingYet)
  }, [])

  return { status, keeper, save, quiet, warn }
}
