import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { session, type Tokens } from '../lib/session'
import { answer, client } from './client'

export type UserProfile = components['schemas']['UserProfile']
export type UserProfileChange = components['schemas']['UserProfileChange']

/** Who is signed in. */
export const me = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => answer(client.GET('/api/users/me/', { signal })),
})

/** Loads who is signed in again, since something about them may have changed elsewhere. */
export function useMeAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: me.queryKey })
}

/** The user's names and phone, and the mails that they get. */
export const userProfile = queryOptions({
  queryKey: ['user-profile'],
  queryFn: ({ signal }) => answer(client.GET('/api/user-profile/', { signal })),
})

/** Shows the profile that a call has answered with, and loads it again. */
export function keepUserProfile(queries: QueryClient, profile: UserProfile): Promise<void> {
  queries.setQueryData(userProfile.queryKey, profile)
  return queries.invalidateQueries({ queryKey: userProfile.queryKey })
}

/** Changes a profile. What is absent stays as it is. */
export const saveUserProfile = (change: UserProfileChange): Promise<UserProfile> =>
  answer(client.PATCH('/api/user-profile/', { body: change }))

/** Changes the password, which ends all sessions and begins a new one here. */
export async function changePassword(body: components['schemas']['PasswordChange']): Promise<void> {
  const tokens: Tokens = await answer(client.POST('/api/auth/change-password/', { body }))
  session.start(tokens)
}

/** Asks for a mail with which to prove the user's address. */
export const sendAddressCode = () => answer(client.POST('/api/account/verify/send/'))

/** Everything that is stored about the user, as a JSON file. */
export const exportAccount = (): Promise<Blob> => answer(client.GET('/api/account/export/', { parseAs: 'blob' }))

/** Confirms with the password who is there, for ten minutes and this session. */
export const confirmPassword = (password: string) =>
  answer(client.POST('/api/account/confirm/', { body: { password } }))

/** Closes the account for good, and if asked the companies too that nobody else owns and others are members of. */
export const closeAccount = (password: string, companies: boolean) =>
  answer(client.POST('/api/account/close/', { body: companies ? { password, companies: 'close' } : { password } }))
