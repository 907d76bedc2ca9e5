import { fieldProblems, type Problem, wholeProblem } from '../../lib/problem'
import { noMatch } from './password-rules'

/** The answers of the form. */
export interface Registration {
  username: string
  email: string
  password: string
  repeat: string
  privacy: boolean
}

/** The labels of the fields, in the order of the form. */
export const labels = {
  username: 'Gebruikersnaam',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  repeat: 'Herhaal wachtwoord',
  privacy: 'Ik ga akkoord met de privacyverklaring',
} as const satisfies Record<keyof Registration, string>

const isField = (name: string): name is keyof Registration => Object.hasOwn(labels, name)

/** Returns the label of a field. */
export const labelOf = (field: string): string => (isField(field) ? labels[field] : field)

/** Reports whether the button is enabled: consent is given, and the password is the same twice. */
export const isReady = ({ password, repeat, privacy }: Registration): boolean =>
  privacy && password !== '' && password === repeat

/** Returns what is missing before anything is sent. */
export function missing(typed: Registration): Problem[] {
  const checks: [keyof Registration, boolean, string][] = [
    ['username', typed.username.trim() === '', 'Vul een gebruikersnaam in.'],
    ['email', typed.email.trim() === '', 'Vul je e-mailadres in.'],
    ['password', typed.password === '', 'Vul een wachtwoord in.'],
    ['repeat', typed.password !== '' && typed.repeat === '', 'Herhaal je wachtwoord.'],
    ['repeat', typed.repeat !== '' && typed.password !== typed.repeat, noMatch],
    ['privacy', !typed.privacy, 'Ga akkoord met de privacyverklaring.'],
  ]
  return checks.flatMap(([field, wrong, message]) => (wrong ? [{ field, message }] : []))
}

/** Returns what to show when the server refuses. */
export function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, Object.keys(labels))
  return problems.length > 0 ? problems : [wholeProblem(error, 'Registratie mislukt')]
}
