import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { newQueryClient } from '../lib/query-client'
import { session } from '../lib/session'
import { keys, local, tab } from '../lib/storage'
import { offline, on, writes } from '../test/server'
import { tokenOf } from '../test/signed-in'
import { signOut, useForgetting } from './session'
import { siteKey } from './site'

const logout = 'POST /api/token/logout/'
beforeEach(() => void on(logout, offline))

function forgetting() {
  const queries = newQueryClient()
  queries.setQueryData([siteKey], 'for everybody')
  queries.setQueryData(['requests'], 'of one user')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  renderHook(() => useForgetting(), { wrapper })
  return () => [queries.getQueryData([siteKey]), queries.getQueryData(['requests'])]
}

test('A-15 signing out clears all that is one’s own and tells the server, also when that fails', async () => {
  session.start({ access: tokenOf(1), refresh: 'r' })
  for (const key of [keys.selectedCompany, keys.draft, keys.earlierDrafts]) local.set(key, 'mine')
  tab.set(keys.redirect, '/profile/details')
  signOut()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
  await waitFor(() => expect(writes()).toEqual([{ call: logout, body: { refresh: 'r' } }]))
})

test('what was loaded for one user is forgotten when it is another, here or in another tab', () => {
  session.start({ access: tokenOf(1), refresh: 'r' })
  const known = forgetting()
  session.start({ access: `${tokenOf(1)}renewed`, refresh: 'r' })
  expect(known()).toEqual(['for everybody', 'of one user'])
  local.set(keys.access, tokenOf(2))
  window.dispatchEvent(new StorageEvent('storage', { key: keys.access }))
  expect(known()).toEqual(['for everybody', undefined])
})

test('and when nobody is signed in any more', () => {
  session.start({ access: tokenOf(1), refresh: 'r' })
  const known = forgetting()
  signOut()
  expect(known()).toEqual(['for everybody', undefined])
})
