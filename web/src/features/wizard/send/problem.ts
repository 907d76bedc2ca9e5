import { ApiError } from '../../../lib/api-error'
import { dutch, joined, noConnection } from '../../../lib/messages'
import { type Step, stepOf, stepOfField } from '../../../lib/rules/wizard'

/** Why an application was not sent. */
export interface Problem {
  title: string
  /** A sentence per field, by wire name. */
  fields: Record<string, string>
  /** Sentences about no field. */
  notes: string[]
  /** The field to go to at once, instead of to the list of all. */
  jumpTo?: string
}

export const checkFields = 'Controleer de gemarkeerde velden'
export const failed = 'Aanvraag mislukt'
const kept = 'Er is niets verloren: je concept is bewaard. Probeer het zo opnieuw.'

/** The page of a field, the terms among them; null for what is on no page. */
export const pageOf = (field: string): Step | null => (field === 'terms' ? 3 : stepOf(field))

const order = Object.keys(stepOfField)

function rank(field: string): number {
  const at = order.findIndex((name) => field === name || field.startsWith(`${name}.`))
  return at < 0 ? order.length : at
}

/** Fields in the order in which they are asked. */
export const inOrder = (fields: string[]): string[] =>
  fields.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'nl', { numeric: true }))

/** What to say about a submission that the server refused, or that never arrived. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { title: failed, fields: {}, notes: [] }
  if (error.detail !== null) return { title: dutch(error.detail), fields: {}, notes: error.status >= 500 ? [kept] : [] }
  const named = Object.entries(error.fields)
  if (named.length === 0) return { title: failed, fields: {}, notes: notesFor(error.status) }
  const onPage = named.filter(([field]) => pageOf(field) !== null)
  const elsewhere = named.filter(([field]) => pageOf(field) === null)
  return {
    title: checkFields,
    fields: Object.fromEntries(onPage.map(([field, messages]) => [field, joined(messages)])),
    notes: elsewhere.map(([, messages]) => joined(messages)),
  }
}

function notesFor(status: number): string[] {
  if (status === 0) return [noConnection, kept]
  return status >= 500 ? [kept] : []
}
