import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { onSessionChange, session, type Tokens, type User, userOf } from '../lib/session'
import { keys, tab } from '../lib/storage'
import { answer, client } from './client'
import { siteKey } from './site'

/** Who is signed in, restored from the stored token and kept in step with other tabs; null for a visitor. */
export function useUser(): User | null {
  const access = useSyncExternalStore(onSessionChange, session.access)
  return useMemo(() => userOf(access), [access])
}

export interface Credentials {
  username: string
  password: string
}

/** Signs in. A refusal is an ApiError. */
export async function signIn(credentials: Credentials): Promise<Tokens> {
  const tokens: Tokens = await answer(client.POST('/api/token/', { body: credentials }))
  session.start(tokens)
  return tokens
}

export interface NewAccount extends Credentials {
  email: string
}

/** Makes an account. It does not sign in. A refusal is an ApiError. */
export async function createAccount(account: NewAccount): Promise<void> {
  await answer(client.POST('/auth/register/', { body: account }))
}

/** Signs out everywhere in this browser, also without a connection: the server is told when it can be. */
export function signOut(): void {
  const refresh = session.refresh()
  if (refresh !== null) client.POST('/api/token/logout/', { body: { refresh }, keepalive: true }).catch(() => undefined)
  tab.remove(keys.redirect)
  session.clear(keys.selectedCompany, keys.draft, keys.earlierDraft)
}

/** What anybody may know stays; everything else was asked for one user. */
const isPrivate = ({ queryKey: [subject] }: Query): boolean => subject !== siteKey

/** Forgets what was loaded for one user as soon as it is another or nobody, whichever tab it happens in. */
export function useForgetting(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const now = () => userOf(session.access())?.id
    let seen = now()
    return onSessionChange(() => {
      if (now() === seen) return
      seen = now()
      queries.removeQueries({ predicate: isPrivate })
    })
  }, [queries])
}
