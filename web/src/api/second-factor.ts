import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error'
import type { components } from '../lib/schema'
import { answer, client } from './client'

export type Enrolment = components['schemas']['Enrolment']
export type SecondFactor = components['schemas']['SecondFactor']

/** What the user signs in with besides the password. */
export const secondFactor = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => answer(client.GET('/api/account/second-factor/', { signal })),
  staleTime: 0,
})

/** Loads it again. For after a change, also when no answer to it came. */
export function useSecondFactorAgain(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: secondFactor.queryKey })
}

/** Asks for a secret for the user's app. */
export async function setUpSecondFactor(): Promise<Enrolment> {
  const made = await answer(client.POST('/api/account/second-factor/', { body: {} }))
  if ('secret' in made) return made
  throw new ApiError(0)
}

/** Switches it on with a code of the app. Returns the recovery codes. */
export async function enableSecondFactor(otp: string): Promise<string[]> {
  const made = await answer(client.POST('/api/account/second-factor/', { body: { otp } }))
  if ('recovery_codes' in made) return made.recovery_codes
  throw new ApiError(0)
}

export const endSecondFactor = () => answer(client.DELETE('/api/account/second-factor/'))

/** Replaces the recovery codes. */
export const newRecoveryCodes = async (): Promise<string[]> =>
  (await answer(client.POST('/api/account/second-factor/recovery-codes/'))).recovery_codes
