import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { forgetKept, kept } from '../lib/kept'
import { unsavedKey } from '../lib/query-client'
import { onSessionChange, session, type Tokens, type User, userOf } from '../lib/session'
import { keys, tab } from '../lib/storage'
import { adoptDrafts, forgetDrafts } from '../lib/wizard-drafts'
import { answer, client } from './client'
import { siteKey } from './site'

/** What a page that came with its content shows first. */
const signedOut = () => null

/** Returns the signed-in user, or null. Restored from the stored token and kept in step with other tabs. */
export function useUser(): User | null {
  const access = useSyncExternalStore(onSessionChange, session.access, signedOut)
  return useMemo(() => userOf(access), [access])
}

export interface Credentials {
  username: string
  password: string
}

/** Signs in, or throws an ApiError. */
export const signIn = async (credentials: Credentials): Promise<Tokens> =>
  begin(await answer(client.POST('/api/token/', { body: credentials })))

/** Begins a session with the tokens of a sign-in. */
export function begin(tokens: Tokens): Tokens {
  const user = userOf(tokens.access)
  if (user !== null) adoptDrafts(user.id)
  session.start(tokens)
  return tokens
}

export interface NewAccount extends Credentials {
  email: string
}

/** Makes an account, or throws an ApiError. It does not sign in. */
export async function createAccount(account: NewAccount): Promise<void> {
  await answer(client.POST('/auth/register/', { body: account }))
}

/** Signs out in all tabs, also without a connection. The server hears of it when it can be reached. */
export function signOut(): void {
  const refresh = session.refresh()
  if (refresh !== null) client.POST('/api/token/logout/', { body: { refresh }, keepalive: true }).catch(() => undefined)
  forgetUser()
}

/** Leaves nothing of the user in this browser. */
export function forgetUser(): void {
  const owner = userOf(session.access())?.id ?? null
  forgetDrafts(owner)
  if (owner !== null) forgetKept(owner)
  tab.remove(keys.redirect)
  session.clear(keys.selectedCompany)
}

/** Reports whether something is an answer for one user alone. What is typed names its user and waits until they are back. */
const isPrivate = ({ queryKey: [subject] }: Query): boolean => subject !== siteKey && subject !== unsavedKey

/** Drops what was loaded for a user once somebody else signs in or the user signs out, in any tab. */
export function useForgetting(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const now = () => userOf(session.access())?.id
    let seen = now()
    return onSessionChange(() => {
      if (now() === seen) return
      if (seen !== undefined) kept.forms.forget(seen) // which other tabs do not reach
      seen = now()
      queries.removeQueries({ predicate: isPrivate })
    })
  }, [queries])
}
