import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'
import { saveUserProfile, type UserProfile, userProfile } from '../../api/account'
import { failure } from '../../lib/messages'
import { fieldProblems, type Problem } from '../../lib/problem'
import { useProblems } from '../../ui/use-problems'

export const privacyField = 'privacy'
const fields = ['first_name', 'last_name', 'phone'] as const
export type Detail = (typeof fields)[number]

/** What was typed, and how to change it. */
export type TypedDetails = [UserProfile, Dispatch<SetStateAction<UserProfile>>]
export const nothingTyped: UserProfile = { first_name: '', last_name: '', phone: '' }

function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, fields)
  if (problems.length > 0) return problems
  return [{ field: null, message: failure(error, 'Je profiel is niet opgeslagen. Probeer het opnieuw.') }]
}

/** Returns what was typed in the fields that are still open. */
function changeOf(saved: UserProfile, typed: UserProfile): Partial<UserProfile> {
  const open = fields.filter((name) => saved[name] === '' && typed[name].trim() !== '')
  return Object.fromEntries(open.map((name) => [name, typed[name].trim()]))
}

/** The form with the user's names and phone. What is saved is locked. */
export function useDetails(saved: UserProfile, [typed, setTyped]: TypedDetails) {
  const queries = useQueryClient()
  const { problems, show, summary } = useProblems()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: saveUserProfile,
    onSuccess: async (profile) => {
      queries.setQueryData(userProfile.queryKey, profile)
      await queries.invalidateQueries({ queryKey: userProfile.queryKey })
    },
    onError: (error) => show(refusal(error)),
  })

  function send(agreed: boolean) {
    if (isPending) return
    const lacking = agreed ? [] : [{ field: privacyField, message: 'Ga akkoord met de privacyverklaring.' }]
    show(lacking)
    if (agreed) mutate(changeOf(saved, typed))
  }

  return {
    isLocked: (name: Detail) => saved[name] !== '',
    textOf: (name: Detail) => (saved[name] === '' ? typed[name] : saved[name]),
    write: (name: Detail, text: string) => setTyped((before) => ({ ...before, [name]: text })),
    send,
    saving: isPending,
    saved: isSuccess && problems.length === 0 && Object.keys(changeOf(saved, typed)).length === 0,
    problems,
    summary,
  }
}
