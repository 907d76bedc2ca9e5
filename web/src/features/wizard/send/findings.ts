import { ApiError } from '../../../lib/api-error'
import { noConnection } from '../../../lib/messages'
import { detailOf, fieldProblems, type Problem } from '../../../lib/problem'
import type { Step } from '../../../lib/rules/wizard'
import { fields, stepOf } from '../fields'

/** Why an application was not sent. */
export interface Findings {
  title: string
  problems: Problem[]
  /** The field that gets the focus, instead of the summary. */
  jumpTo?: string
}

export const checkFields = 'Controleer de gemarkeerde velden'
const failed = 'Aanvraag mislukt'
const kept = 'Er is niets verloren: je concept is bewaard. Probeer het zo opnieuw.'

/** Returns the step of a field, also of the terms, or null. */
export const pageOf = (field: string): Step | null => (field === 'terms' ? 3 : stepOf(field))

/** Returns what to show about a submission that failed. */
export function findingsOf(error: unknown): Findings {
  const problems = fieldProblems(error, Object.keys(fields))
  if (problems.length > 0) return { title: checkFields, problems }
  return { title: detailOf(error) ?? failed, problems: comfort(error).map((message) => ({ field: null, message })) }
}

/** Says that nothing is lost when the failure is not about the content. */
function comfort(error: unknown): string[] {
  if (!(error instanceof ApiError)) return []
  if (error.status === 0) return [noConnection, kept]
  return error.status >= 500 ? [kept] : []
}
