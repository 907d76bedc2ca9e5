import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { TextName } from '../../api/verdicts'
import { keys, local } from '../../lib/storage'
import { begin } from './beginning'
import { readDraft } from './draft/draft'
import { useDraft } from './draft/use-draft'
import { emptyWizard, isWritten } from './model'
import { newModel, reduce } from './reducer'
import type { GivenVerdict } from './texts/texts'
import { useJudges } from './texts/use-judge'

/** Returns the draft that was set aside, unless it is unreadable or empty. */
function earlierDraft(): string | null {
  const kept = local.get(keys.earlierDraft)
  const data = readDraft(kept)
  return data !== null && isWritten(data) ? kept : null
}

/** The application: its answers, its draft and the judges of its texts. */
export function useWizard() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [start] = useState(() => begin(state, local.get(keys.draft)))
  const [model, dispatch] = useReducer(reduce, start.data, newModel)
  const [earlier, setEarlier] = useState(() => start.setAside ?? earlierDraft())
  const { status, keeper, save, quiet } = useDraft(model.data, start.unsaved)
  const write = useCallback((field: TextName, text: string) => dispatch({ type: 'write', field, text }), [])
  const judged = useCallback((field: TextName, given: GivenVerdict) => dispatch({ type: 'judge', field, given }), [])
  const judges = useJudges(model.data.texts, judged)

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !start.used) return
    begun.current = true
    const { data, setAside, clears, toJudge } = start
    if (setAside !== null) local.set(keys.earlierDraft, setAside)
    if (clears) keeper.wipe(start.unsaved ? null : data)
    if (data.answers.client !== null) local.set(keys.selectedCompany, String(data.answers.client))
    for (const field of toJudge) judges[field].ask()
    navigate(pathname, { replace: true, state: null }) // so that a reload neither wipes nor prefills again
  }, [start, keeper, judges, navigate, pathname])

  /** Opens the stored draft. */
  const load = () => {
    const data = readDraft(local.get(keys.draft)) ?? emptyWizard()
    dispatch({ type: 'load', data })
    keeper.adopt(data)
    quiet()
  }

  const keep = () => {
    keeper.insist()
    quiet()
    save()
  }

  const wipe = useCallback(() => {
    const data = emptyWizard()
    dispatch({ type: 'load', data })
    keeper.wipe(data)
    quiet()
  }, [keeper, quiet])

  const dismiss = () => {
    local.remove(keys.earlierDraft)
    setEarlier(null)
  }

  /** Swaps the present draft with the one set aside, so that neither is lost. */
  const restore = () => {
    save()
    const current = isWritten(model.data) ? local.get(keys.draft) : null
    const data = readDraft(earlier) ?? emptyWizard()
    if (current === null) local.remove(keys.earlierDraft)
    else local.set(keys.earlierDraft, current)
    setEarlier(current)
    keeper.insist()
    dispatch({ type: 'load', data })
  }

  const drafts = { status, earlier: earlier !== null, save, load, keep, wipe, restore, dismiss, sent: keeper.close }
  return { model, dispatch, write, judges, drafts }
}
