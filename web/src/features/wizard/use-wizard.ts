import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { TextName } from '../../api/verdicts'
import { track } from '../../lib/tracking'
import { type Owner, presentFor, putBack, someoneIsAwaited } from '../../lib/wizard-drafts'
import { useCompanySelection } from '../../shared/company/company-selection'
import { offered } from './company/offered'
import { readDraft, writeDraft } from './draft/draft'
import { useDraft } from './draft/use-draft'
import { type EarlierDraft, useEarlierDrafts } from './draft/use-earlier-drafts'
import { emptyWizard, isWritten } from './empty-wizard'
import type { WizardData } from './model'
import { begin } from './opening-state'
import { type Action, newModel, reduce } from './reducer'
import type { GivenVerdict } from './texts/texts'
import { useJudges } from './texts/use-judge'

/** Keeps the company of the application that of the selection, once that is loaded. Returns how to select one. */
function useCompany({ answers: { client }, newCompany }: WizardData, dispatch: Dispatch<Action>) {
  const { companies, selected, select } = useCompanySelection()
  const id = offered(companies ?? [], selected)?.id ?? null

  useEffect(() => {
    if (companies === undefined) return
    if (id !== client || (id === null && !newCompany)) dispatch({ type: 'companies', selected: id })
  }, [companies, id, client, newCompany, dispatch])

  return select
}

const typing: Action['type'][] = ['write', 'answer', 'partner']

/**
 * Passes on what the user does, and notes that a form was started: once for each
 * draft, when it is first typed in. One that was stored with text in it is started already.
 */
function useStarted(stored: boolean, dispatch: Dispatch<Action>) {
  const started = useRef(stored)

  const act = useCallback(
    (action: Action) => {
      if (!started.current && typing.includes(action.type)) {
        started.current = true
        track('form_started')
      }
      dispatch(action)
    },
    [dispatch],
  )
  /** Goes on with another draft. */
  const turnTo = useCallback((draft: 'new' | 'stored') => {
    started.current = draft === 'stored'
  }, [])
  return { act, turnTo }
}

/** The application: its answers, its draft and the judges of its texts. */
export function useWizard(owner: Owner, draft: string | null) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [start] = useState(() => begin(state, draft))
  const [awaited] = useState(() => owner === null && someoneIsAwaited())
  const [model, dispatch] = useReducer(reduce, start.data, newModel)
  const { earlier, setAside, bringBack, decline } = useEarlierDrafts(owner)
  const select = useCompany(model.data, dispatch)
  const { status, keeper, save, quiet, warn } = useDraft(owner, model.data, start.unsaved)
  const { act, turnTo } = useStarted(isWritten(start.data) && !start.unsaved, dispatch)
  const write = useCallback((field: TextName, text: string) => act({ type: 'write', field, text }), [act])
  const judged = useCallback(
    (field: TextName, given: GivenVerdict, load: number) => dispatch({ type: 'judge', field, given, load }),
    [],
  )
  const judges = useJudges(model, judged)

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const { data, clears, toJudge } = start
    if (data.answers.client !== null) select(data.answers.client)
    if (!start.used) return
    if (clears) keeper.wipe(start.unsaved ? null : data) // first, to make room for what is set aside
    if (start.setAside !== null && !setAside(start.setAside)) {
      keeper.wipe(null)
      putBack(start.setAside) // the keeper takes it for that of another tab, and does not overwrite it
      warn()
    }
    for (const field of toJudge) judges[field].ask()
    navigate(pathname, { replace: true, state: null, preventScrollReset: true }) // so that a reload neither wipes nor prefills again
  }, [start, keeper, setAside, select, judges, navigate, pathname, warn])

  /** Shows the stored draft, with its company. */
  const show = (data: WizardData) => {
    dispatch({ type: 'load', data })
    turnTo('stored')
    if (data.answers.client !== null) select(data.answers.client)
    keeper.adopt(data)
    quiet()
  }

  /** Opens the stored draft. What is on the screen is set aside, unless it was sent or wiped elsewhere. */
  const load = () => {
    const stored = presentFor(owner)
    if (stored !== null && !setAside(writeDraft(model.data, owner))) return warn()
    show(readDraft(stored) ?? emptyWizard())
  }

  /** Stores what is on the screen. What another tab has stored is set aside. */
  const keep = () => {
    if (!setAside(presentFor(owner))) return warn()
    keeper.insist()
    quiet()
    save()
  }

  /** Empties the screen and removes the draft. What another tab has stored is set aside. */
  const wipe = useCallback(() => {
    if (keeper.elsewhere() === 'newer' && setAside(presentFor(owner))) keeper.insist()
    const data = emptyWizard()
    dispatch({ type: 'load', data })
    turnTo('new')
    keeper.wipe(data)
    quiet()
  }, [owner, keeper, setAside, quiet, turnTo])

  /** Opens an earlier draft. The present one is set aside in turn. */
  const restore = (wanted: EarlierDraft) => {
    const other = keeper.elsewhere() === 'newer' ? presentFor(owner) : null
    if (!bringBack(wanted, writeDraft(model.data, owner), other)) return warn()
    show(wanted.data)
  }

  const drafts = { status, awaited, earlier, save, load, keep, wipe, restore, decline, sent: keeper.close }
  return { model, dispatch: act, write, judges, drafts }
}
