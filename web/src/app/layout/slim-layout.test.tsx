import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { signedIn } from '../../test/signed-in'
import { SlimLayout } from './slim-layout'

test('the header of a task tells who is signed in, and nothing to a visitor', () => {
  const { unmount } = renderInApp(<SlimLayout />)
  expect(screen.queryByText(/Ingelogd als/)).toBeNull()
  unmount()
  signedIn()
  renderInApp(<SlimLayout />)
  expect(screen.getByText(/Ingelogd als/).parentElement?.textContent).toBe('Ingelogd als anna')
})
