import { describe, expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { lineOf } from './problems'
import { isReady, missing, type Registration, refusal } from './registration'
import { loginFailure } from './use-login'

const whole: Registration = {
  username: 'jansen',
  email: 'jansen@example.nl',
  password: 'paardebloem-7',
  repeat: 'paardebloem-7',
  privacy: true,
}

const line = (error: unknown) => refusal(error).list.map(lineOf).join(' — ')

describe('registration', () => {
  test.each([
    ['whole', {}, true],
    ['without consent', { privacy: false }, false],
    ['another repeat', { repeat: 'x' }, false],
    ['no password', { password: '', repeat: '' }, false],
  ])('%s', (_name, more, want) => expect(isReady({ ...whole, ...more })).toBe(want))

  test('whole lacks nothing', () => expect(missing(whole)).toBeNull())

  test('empty says all that is missing, in the order of the form', () => {
    const empty = { username: ' ', email: '', password: '', repeat: '', privacy: false }
    expect(missing(empty)?.list.map(({ field }) => field)).toEqual(['username', 'email', 'password', 'privacy'])
  })

  test('another repeat is said at the repeat', () =>
    expect(missing({ ...whole, repeat: 'x' })?.list).toEqual([
      { field: 'repeat', text: 'Wachtwoorden komen niet overeen' },
    ]))

  test.each([
    [
      'fields',
      new ApiError(400, null, {
        password: ['This password is too common.', 'This password is entirely numeric.'],
        username: ['A user with that username already exists.'],
      }),
      'Gebruikersnaam: Deze gebruikersnaam is al in gebruik. — Wachtwoord: Dit wachtwoord komt te vaak voor., Wachtwoord mag niet alleen cijfers bevatten.',
    ],
    ['an unknown field', new ApiError(400, null, { phone: ['x'] }), 'phone: x'],
    ['no field', new ApiError(400, null, { non_field_errors: ['x'] }), 'x'],
    ['a limit', new ApiError(429, 'Te veel verzoeken.'), 'Te veel verzoeken.'],
    ['no body', new ApiError(500), 'Registratie mislukt'],
    ['a defect', new Error('x'), 'Registratie mislukt'],
  ])('refused with %s', (_name, error, want) => expect(line(error)).toBe(want))
})

test.each([
  [
    'the wrong password',
    new ApiError(401, 'No active account found with the given credentials'),
    'Ongeldige gebruikersnaam of wachtwoord',
  ],
  ['another detail', new ApiError(403, 'Dit account is gesloten.'), 'Dit account is gesloten.'],
  ['no detail', new ApiError(502), 'Inloggen mislukt'],
  ['fields', new ApiError(400, null, { username: ['x'] }), 'Inloggen mislukt'],
  ['a defect', new Error('x'), 'Inloggen mislukt'],
])('signing in with %s', (_name, error, want) => expect(loginFailure(error)).toBe(want))
