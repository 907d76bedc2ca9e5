import { ApiError } from './api-error'
import { dutch, failure, joined, withoutAnswer } from './messages'

/** Something wrong with a form. `field` is the wire name of a field, or null for the form as a whole. */
export interface Problem {
  field: string | null
  message: string
}

/** Returns what is wrong with fields, in their order: null where nothing is. */
export const problemsOf = (found: Record<string, string | null>): Problem[] =>
  Object.entries(found).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))

/** Returns what to show at a field. */
export const problemAt = (problems: Problem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message

/** Reports whether a field is the named one or a part of it, as 'partners.0.location' is a part of 'partners'. */
export const isPartOf = (field: string, name: string): boolean => field === name || field.startsWith(`${name}.`)

/** Returns the server's sentence about a failed call as a whole, in Dutch, or null. */
export const detailOf = (error: unknown): string | null =>
  error instanceof ApiError && error.detail !== null ? dutch(error.detail) : null

/** Returns a problem with the form as a whole: the server's own sentence, or else `otherwise`. */
export function wholeProblem(error: unknown, otherwise: string): Problem {
  const offline = error instanceof ApiError && error.status === 0
  return { field: null, message: detailOf(error) ?? (offline ? withoutAnswer(otherwise) : otherwise) }
}

/** What the fields that a form may lack are called in a sentence about them. */
const fieldNames: Record<string, string> = {
  company_profile: 'Bedrijf',
  date: 'Datum',
  description: 'Omschrijving',
  email: 'E-mailadres',
  employee: 'Medewerker',
  hours: 'Uren',
  phone: 'Telefoonnummer',
  project: 'Project',
  project_number: 'Project',
}

function fieldProblem(name: string, messages: string[], known: boolean): Problem {
  const message = joined(messages)
  if (known) return { field: name, message }
  const called = fieldNames[name]
  return { field: null, message: called === undefined ? message : `${called}: ${message}` }
}

/**
 * Returns the problems that the server has with fields, in the order of `fields`.
 * Those with a field that is not on the form come first, as problems of the whole.
 */
export function fieldProblems(error: unknown, fields: readonly string[]): Problem[] {
  if (!(error instanceof ApiError)) return []
  const place = (field: string) => fields.findIndex((name) => isPartOf(field, name))
  return Object.entries(error.fields)
    .toSorted(([a], [b]) => place(a) - place(b) || a.localeCompare(b, 'nl', { numeric: true }))
    .map(([name, messages]) => fieldProblem(name, messages, place(name) >= 0))
}

/** Returns the problems that the server has with the fields of a form, or else one with the form as a whole. */
export function fieldProblemsOr(error: unknown, fields: readonly string[], otherwise: string): Problem[] {
  const problems = fieldProblems(error, fields)
  return problems.length > 0 ? problems : [{ field: null, message: failure(error, otherwise) }]
}
