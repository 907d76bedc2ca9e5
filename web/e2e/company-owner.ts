import { paths } from '../src/lib/paths.ts'
import { mailedLink } from './outbox.ts'
import { type Aanvraag, call, member, payFor, processedRequest, type Tokens, tokensOf } from './people.ts'
import type { Server } from './server.ts'

export interface Owner {
  tokens: Tokens
  request: Aanvraag
}

/** Makes an account with a proved address that owns a company with a paid project, which began in a year. */
export async function owner(server: Server, of?: Parameters<typeof processedRequest>[2]): Promise<Owner> {
  const account = await member(server)
  const tokens = await tokensOf(server, account)
  const request = await processedRequest(server, tokens, of)
  await payFor(server, tokens, request.project_number)
  const code = new URL(await mailedLink(server, account.email, paths.verifyAddress)).searchParams.get('code')
  await fetch(`${server.url}/api/account/verify/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.access}` },
    body: JSON.stringify({ code }),
  })
  return { tokens, request }
}

/** Makes an account that is a member of the company, without the screens. */
export async function joined(server: Server, { tokens, request }: Owner, role: string): Promise<Tokens> {
  const account = await member(server)
  const own = await tokensOf(server, account)
  const base = `/api/companies/${request.company_profile.id}/invitations/`
  const until = role === 'reader' ? { until: '2099-12-31' } : {}
  await call(server, 'POST', base, tokens.access, { email: account.email, role, ...until })
  const code = new URL(await mailedLink(server, account.email, paths.invitation)).searchParams.get('code')
  await call(server, 'POST', '/api/invitations/accept/', own.access, { code })
  return own
}
