import type { WbsoRequest } from '../../api/requests'
import { alonePeriod } from '../../lib/alone-period'
import { questionCount } from '../../lib/question-words'
import { longDate } from '../../lib/rules/dates'
import { ToApplication } from '../../shared/request/to-application'
import { Part } from '../../ui/part'

/** Says how far the application is, and when it can be filed. */
function stateOf({ question_count: open, filed, filing }: WbsoRequest): string {
  if (filed !== null) return `Ingediend bij RVO op ${longDate(filed)}.`
  const questions = open === 0 ? 'Alle vragen van RVO zijn beantwoord.' : `RVO heeft nog ${questionCount(open)}.`
  if (filing.deadline === null) return `${questions} ${alonePeriod}`
  const file = filing.past ? 'Indienen kon tot en met' : 'Dien in op uiterlijk'
  return `${questions} ${file} ${longDate(filing.deadline)}.`
}

interface Props {
  number: string
  request: WbsoRequest | undefined
}

/** The application of a project, to finish and to file. */
export function ApplicationCard({ number, request }: Props) {
  const filed = request?.filed ?? null
  return (
    <Part title="Je aanvraag" card>
      {request !== undefined && <p>{stateOf(request)}</p>}
      <div>
        <ToApplication number={number} filed={filed} variant={filed === null ? 'filled' : 'default'} />
      </div>
    </Part>
  )
}
