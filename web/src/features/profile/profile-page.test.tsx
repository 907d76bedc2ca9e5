import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { signedIn } from '../../test/signed-in'
import ProfilePage from './profile-page'

test.each([
  ['/profile', 'Details'],
  ['/profile/iets-anders', 'Details'],
  ['/profile/portaal', 'Portaal'],
  ['/profile/portaal/', 'Portaal'],
  ['/profile/beveiliging', 'Beveiliging'],
])('%s opens the tab %s', (path, name) => {
  signedIn()
  renderInApp(<ProfilePage />, path)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name)
})

test('the arrow keys go from tab to tab and around, without opening one', () => {
  signedIn()
  renderInApp(<ProfilePage />, '/profile/beveiliging')
  const opened = screen.getByRole('tab', { selected: true })
  opened.focus()
  fireEvent.keyDown(opened, { key: 'ArrowRight' })
  expect(document.activeElement?.textContent).toBe('Details')
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Details' }), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(opened)
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([opened])
  expect(screen.getByRole('tab', { selected: true })).toBe(opened)
})
