import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../api/session'
import { usePageTitle } from '../../api/use-page-title'
import { ErrorSummary } from '../../components/error-summary'
import { Page } from '../../components/page'
import { paths, requestPaths } from '../../lib/paths'
import { firstStep, gate, type Step } from '../../lib/rules/wizard'
import { keys, tab } from '../../lib/storage'
import type { SubmittedState } from '../../lib/wizard-state'
import { StepCompany } from './company/step-company'
import { StepDetails } from './details/step-details'
import { DraftLine } from './draft/draft-line'
import { DraftNotices } from './draft/draft-notices'
import { GateNotice } from './gate-notice'
import { isWritten } from './model'
import { checkAll, stepsDone } from './send/checks'
import { type Findings, pageOf } from './send/findings'
import { labelOf } from './send/labels'
import { SendPart } from './send/send-part'
import { useSubmit } from './send/use-submit'
import { StepButtons } from './step-buttons'
import type { Go } from './step-props'
import { StepSidebar } from './step-sidebar'
import { allSteps, intros, nameOf } from './steps'
import { StepTexts } from './texts/step-texts'
import { useFocus } from './use-focus'
import { useStepHistory } from './use-step-history'
import { useWizard } from './use-wizard'
import styles from './wizard-page.module.css'

/** The new request, in three steps. */
export default function WizardPage() {
  const { model, dispatch, write, judges, drafts } = useWizard()
  const { data, findings, attempted } = model
  const { step, answers } = data
  const { heading, problem: problemPlace, focus } = useFocus()
  const [blocked, setBlocked] = useState(false)
  const user = useUser()
  const navigate = useNavigate()
  usePageTitle(`Stap ${step} van ${allSteps.length}: ${nameOf(step)}`, findings !== null)

  const open = useCallback<Go>(
    (to, field) => {
      setBlocked(false)
      dispatch({ type: 'go', step: to })
      focus(field === undefined ? 'heading' : { field })
    },
    [dispatch, focus],
  )
  const remember = useStepHistory(open)

  const go = useCallback<Go>(
    (to, field) => {
      open(to, field)
      if (to !== step) remember(to)
    },
    [open, remember, step],
  )

  const partners = answers.collaboration_partners.length
  const goIfOpen = useCallback(
    (to: Step) => {
      if (gate(step, to, answers.collaborative_effort, partners) === null) return go(to)
      setBlocked(true)
      focus('problem')
    },
    [step, answers.collaborative_effort, partners, go, focus],
  )

  const { submitting, submit } = useSubmit({
    onSent: ({ id }) => {
      drafts.sent()
      navigate(requestPaths.processing(String(id)), { state: { submitted: true } satisfies SubmittedState })
    },
    onRefused: show,
  })

  /** Shows what was found, on the step of the first problem. */
  function show(found: Findings) {
    dispatch({ type: 'found', findings: found })
    dispatch({ type: 'go', step: firstStep(found.problems.map(({ field }) => field ?? '')) ?? 3 })
    focus(found.jumpTo === undefined ? 'problem' : { field: found.jumpTo })
  }

  function leaveToSignIn() {
    drafts.save()
    tab.set(keys.redirect, paths.newRequest)
  }

  function send() {
    if (submitting) return
    if (user === null) {
      leaveToSignIn()
      navigate(paths.login, { state: { from: paths.newRequest } })
      return
    }
    const found = checkAll(data)
    if (found !== null) return show(found)
    dispatch({ type: 'found', findings: null })
    submit(data)
  }

  function addPartner() {
    dispatch({ type: 'add-partner' })
    go(3, `collaboration_partners.${partners}.company_name`)
  }

  function turnOff() {
    setBlocked(false)
    dispatch({ type: 'answer', change: { collaborative_effort: false } })
    focus({ field: 'doorgaan' })
  }

  const { wipe } = drafts
  const startOver = useCallback(() => {
    wipe()
    focus('heading')
  }, [wipe, focus])

  /** Changes the draft and moves the focus to the heading. */
  function after(change: () => void) {
    change()
    focus('heading')
  }

  const [one, two, three] = stepsDone(data)
  const done = useMemo(() => allSteps.filter((each) => [one, two, three][each - 1]), [one, two, three])
  const problems = findings?.problems ?? []

  return (
    <Page
      title={nameOf(step)}
      headingRef={heading}
      meta={`Stap ${step} van ${allSteps.length}`}
      lead={intros[step]}
      sidebar={
        <aside className={styles.aside} aria-label="Voortgang">
          <StepSidebar current={step} done={done} onGo={goIfOpen} />
          <DraftLine status={drafts.status} written={isWritten(data)} onWipe={startOver} />
        </aside>
      }
    >
      <DraftNotices
        elsewhere={drafts.status.elsewhere}
        onLoad={() => after(drafts.load)}
        onKeep={() => after(drafts.keep)}
        earlier={drafts.earlier}
        onRestore={() => after(drafts.restore)}
        onDismiss={() => after(drafts.dismiss)}
      />
      {findings !== null && (
        <ErrorSummary
          ref={problemPlace}
          title={findings.title}
          problems={problems}
          labelOf={labelOf}
          onGo={(field) => go(pageOf(field) ?? step, field)}
        />
      )}
      <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        {step === 1 && (
          <StepTexts data={data} problems={problems} judges={judges} attempted={attempted} onWrite={write} />
        )}
        {step === 2 && <StepDetails data={data} problems={problems} dispatch={dispatch} />}
        {step === 3 && (
          <>
            <StepCompany data={data} problems={problems} dispatch={dispatch} go={go} onLeave={leaveToSignIn} />
            <SendPart data={data} problems={problems} dispatch={dispatch} submitting={submitting} onSend={send} />
          </>
        )}
        {blocked && <GateNotice ref={problemPlace} onAdd={addPartner} onTurnOff={turnOff} />}
        <StepButtons step={step} onBack={go} onNext={goIfOpen} />
      </form>
    </Page>
  )
}
