import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { components } from '../lib/schema'
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

/** Asks for a mail with which to prove the user's address. */
export const sendAddressCode = () => answer(client.POST('/api/account/verify/send/'))
