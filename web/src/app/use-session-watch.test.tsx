import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../lib/paths'
import { messageOf } from '../lib/return-path'
import { endSession } from '../lib/session'
import { keys, tab } from '../lib/storage'
import { renderInApp } from '../test/render'
import { signedIn } from '../test/signed-in'
import { useSessionWatch } from './use-session-watch'

afterEach(() => window.history.replaceState(null, '', '/'))

function Screen() {
  useSessionWatch()
  const { pathname, state } = useLocation()
  return (
    <p>
      {pathname} {messageOf(state)}
    </p>
  )
}

/** Ends the session on the page with this address. */
function endAt(address: string) {
  window.history.replaceState(null, '', address)
  signedIn()
  renderInApp(<Screen />, address)
  act(endSession)
}

test('a session that ends leads to the sign-in screen, which knows the way back', () => {
  endAt('/profile/requests?a=1#b')
  expect(screen.getByText(`${paths.login} Je sessie is verlopen. Log opnieuw in.`)).toBeTruthy()
  expect(tab.get(keys.redirect)).toBe('/profile/requests?a=1#b')
})

test('a session that ended before the page was drawn leads there too, once', () => {
  window.history.replaceState(null, '', '/profile')
  signedIn()
  endSession()
  renderInApp(<Screen />, '/profile').unmount()
  expect(tab.get(keys.redirect)).toBe('/profile')
  renderInApp(<Screen />, '/faq')
  expect(screen.getByText(/^\/faq/)).toBeTruthy()
})

test('on the sign-in screen itself the way back stays what it was', () => {
  tab.set(keys.redirect, paths.newRequest)
  endAt(paths.login)
  expect(tab.get(keys.redirect)).toBe(paths.newRequest)
})
