import { ApiError } from '../../lib/api-error'
import { dutch, joined, noConnection } from '../../lib/messages'
import { oneProblem, type Problem, type Problems } from './problems'

/** What one fills in to get an account. */
export interface Registration {
  username: string
  email: string
  password: string
  repeat: string
  privacy: boolean
}

/** The labels of the fields, by wire name where they have one. */
export const labels = {
  username: 'Gebruikersnaam',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  repeat: 'Herhaal wachtwoord',
  privacy: 'Ik ga akkoord met de privacyverklaring',
} as const satisfies Record<keyof Registration, string>

const failed = 'Registratie mislukt'

const isField = (name: string): name is keyof Registration => Object.hasOwn(labels, name)

/** In the order of the form; what the form does not know comes first, because nothing else shows it. */
const place = (name: string): number => Object.keys(labels).indexOf(name)

/** The one thing the button waits for: consent, and the same password twice. */
export const isReady = ({ password, repeat, privacy }: Registration): boolean =>
  privacy && password !== '' && password === repeat

/** What is still missing before anything is sent; null when nothing is. */
export function missing(typed: Registration): Problems | null {
  const checks: [keyof Registration, boolean, string][] = [
    ['username', typed.username.trim() === '', 'Vul een gebruikersnaam in.'],
    ['email', typed.email.trim() === '', 'Vul je e-mailadres in.'],
    ['password', typed.password === '', 'Vul een wachtwoord in.'],
    ['repeat', typed.password !== '' && typed.repeat === '', 'Herhaal je wachtwoord.'],
    ['repeat', typed.repeat !== '' && typed.password !== typed.repeat, 'Wachtwoorden komen niet overeen'],
    ['privacy', !typed.privacy, 'Ga akkoord met de privacyverklaring.'],
  ]
  const list = checks.flatMap(([field, wrong, text]): Problem[] => (wrong ? [{ field, text }] : []))
  return list.length > 0 ? { list, oneLine: false } : null
}

/** What to say when the server refuses: 'Gebruikersnaam: …' for each field. */
export function refusal(error: unknown): Problems {
  if (!(error instanceof ApiError)) return oneProblem(failed)
  if (error.status === 0) return oneProblem(`${failed}. ${noConnection}`)
  if (error.detail !== null) return oneProblem(dutch(error.detail))
  const inOrder = Object.entries(error.fields).sort(([a], [b]) => place(a) - place(b))
  const list = inOrder.map(([name, messages]): Problem => {
    const text = joined(messages)
    if (name === 'non_field_errors') return { field: null, text }
    return isField(name) ? { field: name, label: labels[name], text } : { field: null, label: name, text }
  })
  return list.length > 0 ? { list, oneLine: true } : oneProblem(failed)
}
