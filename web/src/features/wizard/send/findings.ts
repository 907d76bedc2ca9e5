import { ApiError } from '../../../lib/api-error'
import { noConnection } from '../../../lib/messages'
import { detailOf, fieldProblems, type Problem } from '../../../lib/problem'
import { type Step, stepOf, stepOfField } from '../../../lib/rules/wizard'

/** Why an application was not sent. */
export interface Findings {
  title: string
  problems: Problem[]
  /** The field to go to at once, instead of to the list of all. */
  jumpTo?: string
}

export const checkFields = 'Controleer de gemarkeerde velden'
const failed = 'Aanvraag mislukt'
const kept = 'Er is niets verloren: je concept is bewaard. Probeer het zo opnieuw.'

/** The step of a field, the terms among them; null for what is on no step. */
export const pageOf = (field: string): Step | null => (field === 'terms' ? 3 : stepOf(field))

const fields = Object.keys(stepOfField)

/** What to say about a submission that the server refused, or that never arrived. */
export function findingsOf(error: unknown): Findings {
  const problems = fieldProblems(error, fields)
  if (problems.length > 0) return { title: checkFields, problems }
  return { title: detailOf(error) ?? failed, problems: comfort(error).map((message) => ({ field: null, message })) }
}

/** What helps when it is not about the content of the application. */
function comfort(error: unknown): string[] {
  if (!(error instanceof ApiError)) return []
  if (error.status === 0) return [noConnection, kept]
  return error.status >= 500 ? [kept] : []
}
