import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropResetCode, isCodeTaken, resetCode, takeResetCode } from './reset-code'

const open = (path: string) => window.history.replaceState(null, '', path)
const address = () => window.location.pathname + window.location.search + window.location.hash

beforeEach(dropResetCode)
afterEach(() => open('/'))

test.each([
  ['/forgot-password?temp_code=geheim', '/forgot-password'],
  ['/forgot-password/?temp_code=geheim', '/forgot-password/'],
  ['/forgot-password?van=mail&temp_code=geheim#boven', '/forgot-password?van=mail#boven'],
])('A-19 the code leaves the address bar: %s', (path, left) => {
  open(path)
  takeResetCode()
  expect(address()).toBe(left)
  expect(resetCode()).toBe('geheim')
  expect(isCodeTaken(window.history.state.usr)).toBe(true)
  expect(JSON.stringify(window.history.state)).not.toContain('geheim')
})

test.each(['/forgot-password', '/login?temp_code=geheim'])('%s stays as it is', (path) => {
  open(path)
  takeResetCode()
  expect(address()).toBe(path)
  expect(resetCode()).toBeNull()
  expect(window.history.state).toBeNull()
})
