import { ApiError } from './api-error'

/** The server's standard sentences in Dutch. Those of the product's own rules are Dutch already. */
const sentences: Record<string, string> = {
  'This field may not be blank.': 'Dit veld mag niet leeg zijn.',
  'This field may not be null.': 'Dit veld mag niet leeg zijn.',
  'This field is required.': 'Dit veld is verplicht.',
  'Enter a valid email address.': 'Voer een geldig e-mailadres in.',
  'Enter a valid number.': 'Voer een geldig getal in.',
  'A valid integer is required.': 'Voer een heel getal in.',
  'Must be a valid boolean.': 'Kies ja of nee.',
  'Not a valid string.': 'Voer een tekst in.',
  'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.':
    'Deze datum heeft een ongeldig formaat. Gebruik DD-MM-JJJJ.',
  'Null characters are not allowed.': 'Deze tekst bevat tekens die niet zijn toegestaan.',
  'Enter a valid username. This value may contain only letters, numbers, and ./+/-/_ characters.':
    'Gebruik in je gebruikersnaam alleen letters, cijfers en de tekens . + - _',
  'A user with that username already exists.': 'Deze gebruikersnaam is al in gebruik.',
  'A user with that email already exists.': 'Dit e-mailadres is al in gebruik.',
  'This email address cannot be used for an account.': 'Met dit e-mailadres kun je geen account maken. Kies een ander.',
  'This password is too common.': 'Dit wachtwoord komt te vaak voor.',
  'This password is entirely numeric.': 'Wachtwoord mag niet alleen cijfers bevatten.',
  'The password is too similar to the username.': 'Dit wachtwoord lijkt te veel op je gebruikersnaam.',
  'The password is too similar to the email address.': 'Dit wachtwoord lijkt te veel op je e-mailadres.',
  'The password is too similar to the first name.': 'Dit wachtwoord lijkt te veel op je voornaam.',
  'The password is too similar to the last name.': 'Dit wachtwoord lijkt te veel op je achternaam.',
  'No active account found with the given credentials': 'Ongeldige gebruikersnaam of wachtwoord',
  'Authentication credentials were not provided.': 'Log eerst in.',
  'Token is invalid or expired': 'Je sessie is verlopen. Log opnieuw in.',
  'Not found.': 'Niet gevonden.',
  'A server error occurred.': 'Er is iets misgegaan. Probeer het zo opnieuw.',
}

const unreadable = 'Dit verzoek is niet te lezen. Laad de pagina opnieuw en probeer het nog eens.'

/** Sentences with a variable part, which the pattern captures. */
const patterns: [RegExp, (caught: string) => string][] = [
  [/^Ensure this field has no more than (\d+) characters\.$/, (max) => `Gebruik hooguit ${max} tekens.`],
  [/^Ensure this field has no more than (\d+) elements\.$/, (max) => `Geef er hooguit ${max} op.`],
  [/^Ensure this value is greater than or equal to (.+)\.$/, (min) => `Voer een waarde van minimaal ${comma(min)} in.`],
  [/^Ensure this value is less than or equal to (.+)\.$/, (max) => `Voer een waarde van hooguit ${comma(max)} in.`],
  [/^"(.*)" is not a valid choice\.$/s, (value) => `“${value}” is geen geldige keuze.`],
  [/^Invalid pk ".*" - object does not exist\.$/, () => 'Deze keuze bestaat niet meer. Kies opnieuw.'],
  [/^Expected a list of items but got type ".*"\.$/, () => 'Dit moet een lijst zijn.'],
  [/^Invalid data\. Expected a dictionary, but got .*\.$/, () => 'Deze gegevens hebben niet de juiste vorm.'],
  [
    /^This password is too short\. It must contain at least (\d+) characters\.$/,
    (min) => `Wachtwoord moet minimaal ${min} tekens bevatten.`,
  ],
  [/^JSON parse error - /, () => unreadable],
  [/^Unsupported media type ".*" in request\.$/s, () => unreadable],
  [/^Method ".*" not allowed\.$/, () => 'Dit kan hier niet.'],
  [/^Request body too large: at most \d+ bytes\.$/, () => 'Dit is te veel in één keer. Maak het korter.'],
]

const comma = (number: string): string => number.replace('.', ',')

/** Translates a sentence of the server. An unknown one is returned as it is. */
export function dutch(sentence: string): string {
  const known = sentences[sentence]
  if (known !== undefined) return known
  for (const [pattern, inDutch] of patterns) {
    const match = pattern.exec(sentence)
    if (match) return inDutch(match[1] ?? '')
  }
  return sentence
}

/** Translates the sentences about a field and joins them: 'Te kort, te bekend.' */
export const joined = (messages: string[]): string =>
  messages
    .map((message, i) => (i < messages.length - 1 ? dutch(message).replace(/\.$/, '') : dutch(message)))
    .join(', ')

/** Said when no answer came. */
export const noConnection = 'Er is geen verbinding. Controleer je internet en probeer het opnieuw.'

/** Returns what to show when no answer came: what failed, as a sentence, and why. */
export const withoutAnswer = (failed: string): string =>
  `${/[.?]$/.test(failed) ? failed : `${failed}.`} ${noConnection}`

/** The refusals whose detail is meant for the user: a state that has changed meanwhile, a rate limit. */
const speaking = [409, 429]

/** And by the code: a full disk, which the user cannot mend by trying again at once, and what one's role or address does not allow. */
const speakingCodes: (string | null)[] = ['storage_full', 'role', 'unverified', 'address', 'second_factor_required']

/**
 * Returns what to show for a failed call: the server's own words for a conflict,
 * a rate limit, a full disk or wrong fields, `otherwise` for everything else.
 */
export function failure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.status === 0) return withoutAnswer(otherwise)
  if ((speaking.includes(error.status) || speakingCodes.includes(error.code)) && error.detail !== null)
    return dutch(error.detail)
  const fields = Object.values(error.fields).flat()
  return error.status === 400 && fields.length > 0 ? joined(fields) : otherwise
}
