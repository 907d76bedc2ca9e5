import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Application, partOf } from '../../../api/application'
import { followUp } from '../../../api/filing'
import { dutchNumber } from '../../../lib/dutch-number'
import { requestPaths } from '../../../lib/paths'
import { fieldProblems, problemAt, wholeProblem } from '../../../lib/problem'
import { randomId } from '../../../lib/random-id'
import { shortDate } from '../../../lib/rules/dates'
import { sentenceOf } from '../../../lib/rules/sentences'
import { parseTypedDate } from '../../../lib/typed-date'
import { checkWhole, parseWhole } from '../../../lib/typed-number'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import styles from './filing.module.css'

/** The first day after the period of an application. */
const dayAfter = ({ deadline }: Application): string =>
  shortDate(`${Number(deadline.start_month.slice(0, 4)) + 1}-01-01`)

function hoursOf(application: Application): string {
  const project = partOf(application, 'project')?.content
  return project != null && 'hours' in project ? dutchNumber(project.hours) : ''
}

const checkDay = (text: string): string | null => {
  const { refusal } = parseTypedDate(text)
  return refusal === null ? null : sentenceOf(refusal)
}

/** Begins a request that goes on with this one. */
export function FollowUp({ id, application }: { id: string; application: Application }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [start, setStart] = useState(() => dayAfter(application))
  const [hours, setHours] = useState(() => hoursOf(application))
  const [key, setKey] = useState(randomId) // of the request that is made, however often one presses
  const make = useMutation({
    mutationFn: () =>
      followUp(id, key, {
        start_of_project: parseTypedDate(start).value ?? start,
        estimated_hours: parseWhole(hours).value ?? 0,
      }),
    onSuccess({ project_number }) {
      void queries.invalidateQueries({ queryKey: ['requests'] })
      navigate(requestPaths.application(project_number))
    },
  })
  const problems = make.error === null ? [] : fieldProblems(make.error, ['start_of_project', 'estimated_hours'])

  function write(set: (text: string) => void, text: string) {
    set(text)
    setKey(randomId())
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (checkDay(start) === null && checkWhole(hours) === null && !make.isPending) make.mutate()
  }

  return (
    <form className={styles.filed} noValidate onSubmit={submit}>
      <Title order={3} size="h4">
        Ga je na deze periode verder?
      </Title>
      <p>
        Een nieuwe aanvraag begint met de teksten van deze. RVO vraagt dan hoe het ervoor staat, en de maanden van de
        fasering vul je opnieuw in.
      </p>
      <div className={styles.fields}>
        <TextField
          name="start_of_project"
          label="Nieuwe startdatum"
          description="Als dd-mm-jjjj."
          autoComplete="off"
          value={start}
          onWrite={(text) => write(setStart, text)}
          check={checkDay}
          problem={problemAt(problems, 'start_of_project')}
        />
        <TextField
          name="estimated_hours"
          label="S&O-uren in die periode"
          description="Van iedereen samen."
          inputMode="numeric"
          autoComplete="off"
          value={hours}
          onWrite={(text) => write(setHours, text)}
          check={checkWhole}
          problem={problemAt(problems, 'estimated_hours')}
        />
      </div>
      {make.error !== null && problems.length === 0 && (
        <Notice tone="error">
          {wholeProblem(make.error, 'De nieuwe aanvraag is niet gemaakt. Probeer het opnieuw.').message}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="default" aria-disabled={make.isPending || undefined}>
          Nieuwe aanvraag op basis van deze
        </Button>
      </div>
    </form>
  )
}
