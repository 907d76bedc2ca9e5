import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { me } from './account'
import { answer, client } from './client'
import { companiesKey } from './companies'
import { employeesKey } from './employees'
import { loadRequestsAgain } from './requests'
import { type ListPage, nextOf, wholeList } from './whole-list'

export type Member = components['schemas']['Member']
export type MemberChange = components['schemas']['MemberChange']
export type Invitation = components['schemas']['Invitation']
export type NewInvitation = components['schemas']['NewInvitation']
export type Membership = components['schemas']['Membership']
export type LogLine = components['schemas']['LogLine']

/** Begins the query keys of everything about members. */
const membersKey = 'members'

/** The members of a company, the first one first. */
export const companyMembers = (company: number) =>
  queryOptions({
    queryKey: [membersKey, company],
    queryFn: ({ signal }) =>
      wholeList((query) =>
        client.GET('/api/companies/{company}/members/', { params: { path: { company }, query }, signal }),
      ),
    staleTime: 0,
  })

/** The invitations of a company that nobody accepted yet, also those that expired. */
export const companyInvitations = (company: number) =>
  queryOptions({
    queryKey: [membersKey, company, 'invitations'],
    queryFn: ({ signal }) =>
      wholeList((query) =>
        client.GET('/api/companies/{company}/invitations/', { params: { path: { company }, query }, signal }),
      ),
    staleTime: 0,
  })

/** Changes the role of a member and what goes with it. */
export const changeMember = (company: number, id: number, body: MemberChange): Promise<Member> =>
  answer(client.PATCH('/api/companies/{company}/members/{id}/', { params: { path: { company, id } }, body }))

/** Ends a membership, also the user's own. */
export const removeMember = (company: number, id: number): Promise<unknown> =>
  answer(client.DELETE('/api/companies/{company}/members/{id}/', { params: { path: { company, id } } }))

/** Mails somebody an invitation, instead of an earlier one. */
export const invite = (company: number, body: NewInvitation): Promise<Invitation> =>
  answer(client.POST('/api/companies/{company}/invitations/', { params: { path: { company } }, body }))

/** Mails an invitation again, with a new link. */
export const resendInvitation = (company: number, id: number): Promise<Invitation> =>
  answer(client.POST('/api/companies/{company}/invitations/{id}/resend/', { params: { path: { company, id } } }))

/** Has the link of an invitation work no more. */
export const revokeInvitation = (company: number, id: number): Promise<unknown> =>
  answer(client.DELETE('/api/companies/{company}/invitations/{id}/', { params: { path: { company, id } } }))

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

/** Loads all that hangs on memberships again. For after a change, also when no answer to it came. */
export function useMembersAgain(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [[membersKey], [companiesKey], [employeesKey], me.queryKey])
      void queries.invalidateQueries({ queryKey })
    void loadRequestsAgain(queries)
  }
}

/** Which lines of a log are shown: those of a kind, and of these days. */
export interface LogFilter {
  action?: LogLine['action']
  from?: string
  to?: string
}

const firstPage: ListPage = {}

/** The log of a company, newest first, a page at a time. */
export const companyLog = (company: number, filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [membersKey, company, 'log', filter],
    queryFn: async ({ pageParam, signal }) => {
      const params = { path: { company }, query: { ...filter, ...pageParam } }
      const { data = [], response } = await client.GET('/api/companies/{company}/log/', { params, signal })
      return { lines: data, next: nextOf(response) }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** The log of a company as CSV. */
export const downloadLog = (company: number, query: LogFilter): Promise<Blob> =>
  answer(client.GET('/api/companies/{company}/log.csv', { params: { path: { company }, query }, parseAs: 'blob' }))
