import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/render'
import { signedIn } from '../../test/signed-in'
import ProfilePage from './profile-page'

test.each([
  ['/profile', 'Details'],
  ['/profile/iets-anders', 'Details'],
  ['/profile/portaal', 'Portaal'],
  ['/profile/portaal/', 'Portaal'],
])('%s opens the tab %s', (path, name) => {
  signedIn()
  vi.stubGlobal('fetch', async () => Response.json([]))
  renderInApp(<ProfilePage />, path)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(name)
})
