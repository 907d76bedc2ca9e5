import { queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { session, type Tokens } from '../lib/session'
import { answer, client } from './client'

/** Changes the password, which ends all sessions and begins a new one here. */
export async function changePassword(body: components['schemas']['PasswordChange']): Promise<void> {
  const tokens: Tokens = await answer(client.POST('/api/auth/change-password/', { body }))
  session.start(tokens)
}

/** Asks for a mail with which to choose a new password. */
export const askForReset = (email: string) => answer(client.POST('/api/auth/forgot-password/', { body: { email } }))

/** Whether the code of a mail still works. The key is without it, since a code is not to be kept. */
export const validReset = (temp_code: string) =>
  queryOptions({
    queryKey: ['reset'],
    queryFn: ({ signal }) =>
      answer(client.GET('/api/auth/forgot-password/validate/', { params: { query: { temp_code } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Sets a new password with the code of a mail, which ends all sessions. */
export const confirmReset = (body: components['schemas']['PasswordConfirm']) =>
  answer(client.POST('/api/auth/forgot-password/confirm/', { body }))
