import type { Dispatch } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../../api/session'
import { paths, requestPaths } from '../../../lib/paths'
import { keys, tab } from '../../../lib/storage'
import { track } from '../../../lib/tracking'
import type { SubmittedState } from '../../../lib/wizard-state'
import { firstStep } from '../fields'
import type { WizardData } from '../model'
import type { Action } from '../reducer'
import type { Focus } from '../use-focus'
import { checkAll } from './check-all'
import type { Findings } from './findings'
import { useSubmit } from './use-submit'

interface Drafts {
  save: () => void
  /** Removes the draft of an application that was sent. */
  sent: () => void
}

const signInFirst = 'Log in of maak een account aan om je aanvraag te verzenden. Daarna ga je hiermee verder.'

/** Sends the application, or shows what keeps it from being sent. A visitor signs in first. */
export function useSend(data: WizardData, dispatch: Dispatch<Action>, drafts: Drafts, focus: Focus) {
  const user = useUser()
  const navigate = useNavigate()
  const { submitting, submit } = useSubmit({
    onSent: ({ id }) => {
      drafts.sent()
      track('form_completed')
      navigate(requestPaths.processing(String(id)), { state: { submitted: true } satisfies SubmittedState })
    },
    onRefused: show,
  })

  /** Shows what was found, on the step of the first problem. */
  function show(found: Findings) {
    dispatch({ type: 'found', findings: found })
    dispatch({ type: 'go', step: firstStep(found.problems.map(({ field }) => field ?? '')) ?? 3 })
    focus(found.jumpTo === undefined ? 'summary' : { field: found.jumpTo })
  }

  /** Lets the user come back to the application as it is. */
  function leaveToSignIn() {
    drafts.save()
    tab.set(keys.redirect, paths.newRequest)
  }

  function send() {
    if (submitting) return
    if (user === null) {
      leaveToSignIn()
      navigate(paths.login, { state: { from: paths.newRequest, message: signInFirst } })
      return
    }
    const found = checkAll(data)
    if (found !== null) return show(found)
    dispatch({ type: 'found', findings: null })
    submit(data)
  }

  return { submitting, send, leaveToSignIn }
}
