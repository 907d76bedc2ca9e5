import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropMailCode, isCodeTaken, mailCode, takeMailCode } from './mail-code'

const open = (path: string) => window.history.replaceState(null, '', path)
const address = () => window.location.pathname + window.location.search + window.location.hash

beforeEach(dropMailCode)
afterEach(() => open('/'))

test.each([
  ['/forgot-password?temp_code=geheim', '/forgot-password'],
  ['/forgot-password/?temp_code=geheim', '/forgot-password/'],
  ['/bevestig-adres?code=geheim', '/bevestig-adres'],
  ['/adres-terug?code=geheim', '/adres-terug'],
  ['/afmelden?code=geheim', '/afmelden'],
  ['/forgot-password?van=mail&temp_code=geheim#boven', '/forgot-password?van=mail#boven'],
])('A-19 the code leaves the address bar: %s', (path, left) => {
  open(path)
  takeMailCode()
  expect(address()).toBe(left)
  expect(mailCode()).toBe('geheim')
  expect(isCodeTaken(window.history.state.usr)).toBe(true)
  expect(JSON.stringify(window.history.state)).not.toContain('geheim')
})

test.each(['/forgot-password', '/login?temp_code=geheim', '/login?code=geheim', '/forgot-password?code=geheim'])(
  '%s stays as it is',
  (path) => {
    open(path)
    takeMailCode()
    expect(address()).toBe(path)
    expect(mailCode()).toBeNull()
    expect(window.history.state).toBeNull()
  },
)
