import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { onSessionChange, session, type Tokens, type User, userOf } from '../lib/session'
import { keys } from '../lib/storage'
import { answer, client } from './client'

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

/** Makes an account and signs in to it. A refusal of either is an ApiError. */
export async function register(account: NewAccount): Promise<Tokens> {
  await answer(client.POST('/auth/register/', { body: account }))
  return signIn({ username: account.username, password: account.password })
}

/** Signs out everywhere in this browser, also without a connection: the server is told when it can be. */
export function useSignOut(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    const refresh = session.refresh()
    if (refresh !== null)
      client.POST('/api/token/logout/', { body: { refresh }, keepalive: true }).catch(() => undefined)
    session.clear(keys.selectedCompany, keys.draft, keys.earlierDraft)
    queries.clear()
  }, [queries])
}
