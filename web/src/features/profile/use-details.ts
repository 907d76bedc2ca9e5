import { useQueryClient } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'
import { keepUserProfile, saveUserProfile, type UserProfile } from '../../api/account'
import { fieldProblemsOr, problemsOf } from '../../lib/problem'
import { useForm } from '../../ui/use-form'

const fields = ['first_name', 'last_name', 'phone'] as const
type Detail = (typeof fields)[number]

type Details = Pick<UserProfile, Detail>

/** What was typed, and how to change it. */
export type TypedDetails = [Details, Dispatch<SetStateAction<Details>>]
export const nothingTyped: Details = { first_name: '', last_name: '', phone: '' }

/** Returns what was typed in the fields that are still open. */
function changeOf(saved: Details, typed: Details): Partial<Details> {
  const open = fields.filter((name) => saved[name] === '' && typed[name].trim() !== '')
  return Object.fromEntries(open.map((name) => [name, typed[name].trim()]))
}

/** Reports whether something is typed that is not saved. */
export const isUnsaved = (saved: Details, typed: Details): boolean => Object.keys(changeOf(saved, typed)).length > 0

/** The form with the user's names and phone. What is saved is locked. */
export function useDetails(saved: UserProfile, [typed, setTyped]: TypedDetails) {
  const queries = useQueryClient()
  const form = useForm({
    initial: { ...typed, privacy: false },
    onSet: (change) => setTyped((before) => ({ ...before, ...change })),
    check: ({ privacy }) => problemsOf({ privacy: privacy ? null : 'Ga akkoord met de privacyverklaring.' }),
    send: (values) => saveUserProfile(changeOf(saved, values)),
    refusal: (error) => fieldProblemsOr(error, fields, 'Je profiel is niet opgeslagen. Probeer het opnieuw.'),
    onSent: (profile) => keepUserProfile(queries, profile),
  })
  const { values } = form
  return {
    form,
    /** The props of a field, which is locked once something is saved in it. */
    field: (name: Detail) => ({
      ...form.field(name),
      value: saved[name] || values[name],
      disabled: saved[name] !== '',
    }),
    saved: form.sent && !isUnsaved(saved, values),
  }
}
