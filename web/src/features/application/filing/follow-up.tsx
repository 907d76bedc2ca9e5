import { Button, Flex, SimpleGrid, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Application, partOf } from '../../../api/application'
import { followUp } from '../../../api/filing'
import { loadRequestsAgain } from '../../../api/requests'
import { dutchNumber } from '../../../lib/dutch-number'
import { requestPaths } from '../../../lib/paths'
import { fieldProblems, problemsOf, wholeProblem } from '../../../lib/problem'
import { randomId } from '../../../lib/random-id'
import { shortDate } from '../../../lib/rules/dates'
import { sentenceOf } from '../../../lib/rules/sentences'
import { parseTypedDate } from '../../../lib/typed-date'
import { checkWholeHours, parseWholeHours } from '../../../lib/typed-number'
import { LeaveGuard } from '../../../ui/leave-guard'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import { useForm } from '../../../ui/use-form'

/** The first day after the period of an application. */
const dayAfter = ({ deadline }: Application): string =>
  shortDate(`${Number(deadline.start_month.slice(0, 4)) + 1}-01-01`)

function hoursOf(application: Application): string {
  const project = partOf(application, 'project')?.content
  return project != null && 'hours' in project ? dutchNumber(project.hours) : ''
}

const checkStart = (text: string): string | null => {
  if (text.trim() === '') return 'Vul de nieuwe startdatum in.'
  const { refusal } = parseTypedDate(text)
  return refusal === null ? null : sentenceOf(refusal)
}

const checkHours = (text: string): string | null => (text.trim() === '' ? 'Vul de S&O-uren in.' : checkWholeHours(text))

/** Begins a request that goes on with this one. */
export function FollowUp({ id, application }: { id: string; application: Application }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const last = useRef({ asked: '', key: '' }) // the same values make one request, however often they are sent
  const { line, button, submit, whole, unsaved } = useForm({
    initial: { start_of_project: dayAfter(application), estimated_hours: hoursOf(application) },
    check: ({ start_of_project, estimated_hours }) =>
      problemsOf({ start_of_project: checkStart(start_of_project), estimated_hours: checkHours(estimated_hours) }),
    send: ({ start_of_project: start, estimated_hours: hours }) => {
      const asked = `${start} ${hours}`
      if (last.current.asked !== asked) last.current = { asked, key: randomId() }
      return followUp(id, last.current.key, {
        start_of_project: parseTypedDate(start).value ?? start,
        estimated_hours: parseWholeHours(hours).value ?? 0,
      })
    },
    refusal: (error) => {
      const problems = fieldProblems(error, ['start_of_project', 'estimated_hours'])
      return problems.length > 0
        ? problems
        : [wholeProblem(error, 'De nieuwe aanvraag is niet gemaakt. Probeer het opnieuw.')]
    },
    onSent: ({ project_number }) => {
      void loadRequestsAgain(queries)
      navigate(requestPaths.application(project_number))
    },
  })

  return (
    <Flex component="form" direction="column" gap="md" pt="lg" mod="ruled" noValidate onSubmit={submit}>
      <Title order={3} size="h4">
        Ga je na deze periode verder?
      </Title>
      <Text variant="reading">
        Een nieuwe aanvraag begint met de teksten van deze. RVO vraagt dan hoe het ervoor staat, en de maanden van de
        fasering vul je opnieuw in.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" maw="36rem">
        <TextField
          {...line('start_of_project')}
          label="Nieuwe startdatum"
          description="Bijvoorbeeld 1-1-2027."
          autoComplete="off"
          check={checkStart}
        />
        <TextField
          {...line('estimated_hours')}
          label="S&O-uren in die periode"
          description="Van iedereen samen. Bijvoorbeeld 1.200."
          inputMode="numeric"
          autoComplete="off"
          check={checkHours}
        />
      </SimpleGrid>
      {whole !== undefined && <Notice tone="error">{whole}</Notice>}
      <div>
        <Button {...button} variant="default">
          Nieuwe aanvraag op basis van deze
        </Button>
      </div>
      <LeaveGuard unsaved={unsaved} />
    </Flex>
  )
}
