import { Flex, Stack } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import type { Owner } from '../../lib/wizard-drafts'
import { TaskSteps } from '../../shared/request/task-steps'
import { usePageTitle } from '../../shared/site/use-page-title'
import { ErrorSummary } from '../../ui/error-summary'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { StepCompany } from './company/step-company'
import { StepDetails } from './details/step-details'
import { DraftLine } from './draft/draft-line'
import { DraftNotices } from './draft/draft-notices'
import { EarlierDrafts } from './draft/earlier-drafts'
import { isWritten } from './empty-wizard'
import { labelOf } from './fields'
import { PartnerMissing } from './partner-missing'
import { hintsFor } from './send/attention'
import { stepsDone } from './send/check-all'
import { pageOf } from './send/findings'
import { SendPart } from './send/send-part'
import { useSend } from './send/use-send'
import { StepButtons } from './step-buttons'
import { StepSidebar } from './step-sidebar'
import { allSteps, intros, nameOf } from './steps'
import { StepTexts } from './texts/step-texts'
import { useFocus } from './use-focus'
import { useSteps } from './use-steps'
import { useWizard } from './use-wizard'

interface Props {
  owner: Owner
  /** The stored draft to begin with. */
  draft: string | null
}

/** The application of a user or a visitor, in three steps. */
export function Wizard({ owner, draft }: Props) {
  const { model, dispatch, write, judges, drafts } = useWizard(owner, draft)
  const { data, loads, findings, attempted } = model
  const { step } = data
  const { heading, summary, gate, focus } = useFocus()
  const { blocked, go, goIfOpen, addPartner, turnOff } = useSteps(data, dispatch, focus)
  const { submitting, send, leaveToSignIn } = useSend(data, dispatch, drafts, focus)
  usePageTitle(`Stap ${step} van ${allSteps.length}: ${nameOf(step)}`, findings !== null)

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
  const [first, second, third] = hintsFor(data)
  const hints = useMemo(() => [first, second, third], [first, second, third])
  const problems = findings?.problems ?? []

  return (
    <Page
      title={nameOf(step)}
      headingRef={heading}
      meta={`Stap ${step} van ${allSteps.length}`}
      lead={intros[step]}
      sidebar={
        <Flex component="aside" direction="column" gap={{ md: 'ml' }} aria-label="Voortgang" inert={submitting}>
          <StepSidebar current={step} done={done} hints={hints} onGo={goIfOpen} />
          <DraftLine status={drafts.status} written={isWritten(data)} onWipe={startOver} />
        </Flex>
      }
    >
      <TaskSteps current="Schrijven" />
      {!submitting && (
        <>
          <DraftNotices
            elsewhere={drafts.status.elsewhere}
            onLoad={() => after(drafts.load)}
            onKeep={() => after(drafts.keep)}
            awaited={drafts.awaited}
          />
          <EarlierDrafts
            earlier={drafts.earlier}
            onRestore={(wanted) => after(() => drafts.restore(wanted))}
            onDecline={() => after(drafts.decline)}
          />
        </>
      )}
      {findings !== null && (
        <ErrorSummary
          ref={summary}
          title={findings.title}
          problems={problems}
          labelOf={labelOf}
          onGo={(field) => go(pageOf(field) ?? step, field)}
        />
      )}
      <form key={loads} noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack gap="xl">
          <Stack gap="xl" inert={submitting}>
            {step === 1 && (
              <StepTexts data={data} problems={problems} judges={judges} attempted={attempted} onWrite={write} />
            )}
            {step === 2 && Object.values(data.texts).every(({ text }) => text.trim() === '') && (
              <Notice tone="info">
                Stap 1 is nog leeg. Je kunt hier gewoon verder: vul de teksten in voor je verzendt.
              </Notice>
            )}
            {step === 2 && <StepDetails data={data} load={loads} problems={problems} dispatch={dispatch} />}
            {step === 3 && (
              <StepCompany data={data} problems={problems} dispatch={dispatch} go={go} onLeave={leaveToSignIn} />
            )}
          </Stack>
          {step === 3 && (
            <SendPart data={data} problems={problems} dispatch={dispatch} submitting={submitting} onSend={send} />
          )}
          {blocked && <PartnerMissing ref={gate} onAdd={addPartner} onTurnOff={turnOff} />}
          <StepButtons step={step} done={done.includes(step)} onBack={go} onNext={goIfOpen} />
        </Stack>
      </form>
    </Page>
  )
}
