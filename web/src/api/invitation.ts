import { queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'

type Membership = components['schemas']['Membership']

/** What the link of an invitation is about. The key is without its code, which is not to be kept. */
export const openInvitation = (code: string) =>
  queryOptions({
    queryKey: ['invitation'],
    queryFn: ({ signal }) => answer(client.GET('/api/invitations/', { params: { query: { code } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Makes the user a member. */
export const acceptInvitation = (code: string): Promise<Membership> =>
  answer(client.POST('/api/invitations/accept/', { body: { code } }))
