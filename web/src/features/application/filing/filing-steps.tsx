import { Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type Application, partOf, type Question } from '../../../api/application'
import { useUser } from '../../../api/session'
import { requestPaths } from '../../../lib/paths'
import { questionCount } from '../../../lib/question-words'
import { note, notesOf } from '../../../lib/request-notes'
import { Notice } from '../../../ui/notice'
import { PlainList } from '../../../ui/plain-list'
import { Tick } from '../../../ui/tick'
import type { StepProps } from '../part-form'
import { AllBoxes } from './all-boxes'
import { FiledForm } from './filed-form'
import { type Applicant, preparations } from './preparations'
import { Together } from './together'

/** The steps of filing that are done, as far as this browser knows. */
function useDone(request: string) {
  const owner = useUser()?.id ?? 0
  const [done, setDone] = useState(() => notesOf(owner, request, 'done'))
  return {
    isDone: (step: string): boolean => done.includes(step),
    tick(step: string, checked: boolean) {
      const next = [...done.filter((one) => one !== step), ...(checked ? [step] : [])]
      setDone(next)
      note(owner, request, 'done', next)
    },
  }
}

/** What is open in the application, and in those that are filed together with it. */
function openOf({ questions, bundle, request }: Application): Pick<Question, 'id' | 'text'>[] {
  const others = (bundle?.requests ?? []).filter(({ id }) => id !== request)
  return [
    ...questions,
    ...others.flatMap(({ project_number: number, title, questions: open }) =>
      open
        .filter(({ section }) => section !== 'company') // asked here already
        .map(({ question }) => ({ id: `${number} ${question}`, text: `${title}: ${question}` })),
    ),
  ]
}

function applicantOf(application: Application): Applicant {
  const project = partOf(application, 'project')?.content
  return project != null && 'applicant' in project ? project.applicant : ''
}

/** The steps of filing, each with a tick mark. */
export function FilingSteps({ id, application }: StepProps) {
  const { questions, paid, project_number: number, parts } = application
  const { isDone, tick } = useDone(number)
  const tooLong = parts.filter(({ state, hidden }) => state === 'too_long' && !hidden)

  const step = (key: string, label: string, words: ReactNode) => (
    <li key={key}>
      <Tick
        name={`stap-${key}`}
        label={<strong>{label}</strong>}
        checked={isDone(key)}
        onTick={(checked) => tick(key, checked)}
        problem={undefined}
      />
      <Stack ml={{ base: 0, xs: 32 }} c="dimmed">
        {words}
      </Stack>
    </li>
  )

  return (
    <>
      {questions.length > 0 && (
        <Notice tone="warning">
          Er {questions.length === 1 ? 'staat' : 'staan'} nog {questionCount(questions.length)} van RVO open. Beantwoord
          ze liefst voordat je indient: een ingediende aanvraag kun je niet meer wijzigen.
        </Notice>
      )}
      {tooLong.length > 0 && (
        <Notice tone="warning">
          Te lang voor het formulier van RVO: {tooLong.map(({ label }) => label).join(', ')}. Kort die tekst in.
        </Notice>
      )}
      {paid && <Together id={id} application={application} />}
      <PlainList ordered>
        {preparations(applicantOf(application)).map(({ key, label, words }) =>
          step(key, label, <Text variant="reading">{words}</Text>),
        )}
        {step(
          'overnemen',
          'Neem je antwoorden over',
          paid ? (
            <AllBoxes application={application} isDone={isDone} onTick={tick} />
          ) : (
            <Text variant="reading">
              Na betaling staan hier alle antwoorden, elk met een knop om ze te kopiëren.{' '}
              <Link to={requestPaths.payment(number)}>Naar de betaalpagina</Link>
            </Text>
          ),
        )}
        {step(
          'versturen',
          'Verstuur de aanvraag',
          <Text variant="reading">
            Controleer het overzicht van RVO, verstuur de aanvraag en bewaar de ontvangstbevestiging.
          </Text>,
        )}
      </PlainList>
      {paid && <FiledForm id={id} questions={openOf(application)} />}
    </>
  )
}
