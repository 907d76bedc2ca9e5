import { Stack, Text } from '@mantine/core'
import type { ProjectStats } from '../../api/projects'
import type { WbsoRequest } from '../../api/requests'
import { alonePeriod } from '../../lib/alone-period'
import { questionCount } from '../../lib/question-words'
import { longDate } from '../../lib/rules/dates'
import { ActionButton } from '../../shared/request/action-button'
import { DeadlineChip } from '../../shared/request/deadline-chip'
import { nextActionOf } from '../../shared/request/next-action'
import { RequestProgress } from '../../shared/request/progress'
import { RequestWorth } from '../../shared/request/request-worth'
import { ToApplication } from '../../shared/request/to-application'
import { Part } from '../../ui/part'

/** Says how far the application is, and when it can be filed. */
function stateOf({ question_count: open, filed, filing }: WbsoRequest): string {
  if (filed !== null) return `Ingediend bij RVO op ${longDate(filed)}.`
  const questions = open === 0 ? 'Alle vragen van RVO zijn beantwoord.' : `RVO heeft nog ${questionCount(open)}.`
  if (filing.deadline === null) return `${questions} ${alonePeriod(filing.from.slice(0, 4))}`
  const file = filing.past ? 'Indienen kon tot en met' : 'Dien in op uiterlijk'
  return `${questions} ${file} ${longDate(filing.deadline)}.`
}

/** The application of a project: how far it is, until when it can be filed, what it is worth and what is next. */
export function ApplicationCard({ project, request }: { project: ProjectStats; request: WbsoRequest | undefined }) {
  const { project_number: number } = project
  return (
    <Part title="Je aanvraag" card action={request && <DeadlineChip request={request} />}>
      {/* It keeps the room of what is known in a moment. */}
      <Stack mih="11rem" align="flex-start">
        {request === undefined ? (
          <ToApplication number={number} filed={null} variant="default" />
        ) : (
          <>
            <RequestProgress request={request} />
            <Text variant="reading">{stateOf(request)}</Text>
            <RequestWorth request={project} />
            {request.filed === null ? (
              <ActionButton action={nextActionOf({ ...request, role: request.company_profile.role })} />
            ) : (
              <ToApplication number={number} filed={request.filed} variant="default" />
            )}
          </>
        )}
      </Stack>
    </Part>
  )
}
