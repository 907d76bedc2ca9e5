import { act, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import HomePage from '../../features/site/home-page'
import { newQueryClient } from '../../lib/query-client'
import { me } from '../../test/in-session'
import { on, silent } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { Providers } from '../providers'
import { MainLayout } from './main-layout'

const home = () => (
  <Providers queries={newQueryClient()}>
    <RouterProvider
      router={createMemoryRouter([{ element: <MainLayout />, children: [{ path: '/', Component: HomePage }] }])}
    />
  </Providers>
)

let client: Root | undefined
afterEach(() => act(() => client?.unmount()))

test('F3 for who is signed in, home keeps its sample verdict while the page is taken over', async () => {
  on('GET /api/site/', silent) // the page comes with its texts
  on('GET /api/requests/', [])
  on('GET /api/users/me/', me)
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(home())
  const sample = within(page).getByText('Voorbeeld van een beoordeling')
  const removed: Node[] = []
  const watch = new MutationObserver((changes) => removed.push(...changes.flatMap((one) => [...one.removedNodes])))
  watch.observe(page, { childList: true, subtree: true })

  signedIn()
  await act(async () => {
    client = hydrateRoot(page, home())
  })
  await within(page).findByRole('button', { name: 'Mijn profiel, anna' })
  watch.disconnect()

  expect(within(page).getByText('Voorbeeld van een beoordeling')).toBe(sample)
  expect(removed.filter((node) => node.contains(sample))).toEqual([])
})
