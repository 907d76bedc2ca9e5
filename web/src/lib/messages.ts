import { ApiError } from './api-error'

/** The framework's standard sentences in Dutch. The product's own rules speak Dutch already and pass through. */
const sentences: Record<string, string> = {
  'This field may not be blank.': 'Dit veld mag niet leeg zijn.',
  'This field may not be null.': 'Dit veld mag niet leeg zijn.',
  'This field is required.': 'Dit veld is verplicht.',
  'Not found.': 'Niet gevonden.',
  'Null characters are not allowed.': 'Deze tekst bevat tekens die niet zijn toegestaan.',
  'Authentication credentials were not provided.': 'Log eerst in.',
  'Token is invalid or expired': 'Je sessie is verlopen. Log opnieuw in.',
}

const patterns: [RegExp, string][] = [
  [/^Ensure this field has no more than (\d+) characters\.$/, 'Gebruik hooguit $1 tekens.'],
]

/** A server's sentence in Dutch; an unknown one is shown as it is. */
export function dutch(sentence: string): string {
  const known = sentences[sentence]
  if (known !== undefined) return known
  for (const [pattern, text] of patterns) {
    if (pattern.test(sentence)) return sentence.replace(pattern, text)
  }
  return sentence
}

/** Several sentences about one field, as one line. */
export const joined = (messages: string[]): string => messages.map(dutch).join(', ')

/** Said whenever no answer came at all. */
export const noConnection = 'Er is geen verbinding. Controleer je internet en probeer het opnieuw.'

/**
 * What to show for a failed call: a limit in the server's own words, a refusal
 * by its field sentences, everything else as `otherwise`.
 */
export function failure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.status === 0) return `${otherwise} ${noConnection}`
  if (error.status === 429 && error.detail !== null) return dutch(error.detail)
  const fields = Object.values(error.fields).flat()
  return error.status === 400 && fields.length > 0 ? joined(fields) : otherwise
}
