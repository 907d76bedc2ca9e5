import { queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import type { Member } from './members'
import { membersKey } from './members-again'
import { wholeList } from './whole-list'

export type Invitation = components['schemas']['Invitation']
type MemberChange = components['schemas']['MemberChange']
type NewInvitation = components['schemas']['NewInvitation']

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

/** Mails somebody an invitation, instead of an earlier one. */
export const invite = (company: number, body: NewInvitation): Promise<Invitation> =>
  answer(client.POST('/api/companies/{company}/invitations/', { params: { path: { company } }, body }))

/** Mails an invitation again, with a new link. */
export const resendInvitation = (company: number, id: number): Promise<Invitation> =>
  answer(client.POST('/api/companies/{company}/invitations/{id}/resend/', { params: { path: { company, id } } }))

/** Has the link of an invitation work no more. */
export const revokeInvitation = (company: number, id: number): Promise<unknown> =>
  answer(client.DELETE('/api/companies/{company}/invitations/{id}/', { params: { path: { company, id } } }))
