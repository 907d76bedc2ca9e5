import type { ContactMessage } from '../../api/contact'
import { ApiError } from '../../lib/api-error'
import { dutch } from '../../lib/messages'
import { fieldProblems, type Problem, problemsOf } from '../../lib/problem'

/** The answers of the form. */
export type Typed = Record<keyof ContactMessage, string>

export const empty: Typed = { name: '', email: '', phone: '', message: '' }

/** Returns what stands in the fields of a form. */
export function textsIn(form: HTMLFormElement): Partial<Typed> {
  const entries = Array.from(new FormData(form)).filter(([, text]) => text !== '')
  return Object.fromEntries(entries)
}

const fields = Object.keys(empty)

const sorry = 'Er is een fout opgetreden. Probeer het later opnieuw.'

/** Says what is wrong with an address of mail, or null. Only the server knows for sure. */
export const checkEmail = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'Ongeldig email adres'

/** Returns what is wrong before anything is sent. */
export const mistakes = ({ name, email, message }: Typed): Problem[] =>
  problemsOf({
    name: name.trim() === '' ? 'Naam is verplicht' : null,
    email: email.trim() === '' ? 'Email is verplicht' : checkEmail(email),
    message: message.trim() === '' ? 'Bericht is verplicht' : null,
  })

/** Returns what to show when the server refuses. It says itself why when the fault is the sender's. */
export function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, fields)
  if (problems.length > 0) return problems
  const speaking = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.detail !== null
  return [{ field: null, message: speaking ? dutch(error.detail ?? '') : sorry }]
}

/** What is sent: without white space around it, and without an empty phone number. */
export function messageOf(typed: Typed): ContactMessage {
  const phone = typed.phone.trim()
  const message = { name: typed.name.trim(), email: typed.email.trim(), message: typed.message.trim() }
  return phone === '' ? message : { ...message, phone }
}
