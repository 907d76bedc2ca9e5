import { describe, expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { isReady, labelOf, missing, type Registration, refusal } from './registration'

const whole: Registration = {
  username: 'jansen',
  email: 'jansen@example.nl',
  password: 'paardebloem-7',
  repeat: 'paardebloem-7',
  privacy: true,
}

const line = (error: unknown) =>
  refusal(error)
    .map(({ field, message }) => (field === null ? message : `${labelOf(field)}: ${message}`))
    .join(' — ')

describe('registration', () => {
  test.each([
    ['whole', {}, true],
    ['without consent', { privacy: false }, false],
    ['another repeat', { repeat: 'x' }, false],
    ['no password', { password: '', repeat: '' }, false],
  ])('%s', (_name, more, want) => expect(isReady({ ...whole, ...more })).toBe(want))

  test('whole lacks nothing', () => expect(missing(whole)).toEqual([]))

  test('empty says all that is missing, in the order of the form', () => {
    const empty = { username: ' ', email: '', password: '', repeat: '', privacy: false }
    expect(missing(empty).map(({ field }) => field)).toEqual(['username', 'email', 'password', 'privacy'])
  })

  test('another repeat is said at the repeat', () =>
    expect(missing({ ...whole, repeat: 'x' })).toEqual([
      { field: 'repeat', message: 'Wachtwoorden komen niet overeen' },
    ]))

  test.each([
    [
      'fields',
      new ApiError(400, null, {
        password: ['This password is too common.', 'This password is entirely numeric.'],
        username: ['A user with that username already exists.'],
      }),
      'Gebruikersnaam: Deze gebruikersnaam is al in gebruik. — Wachtwoord: Dit wachtwoord komt te vaak voor, Wachtwoord mag niet alleen cijfers bevatten.',
    ],
    ['an unknown field', new ApiError(400, null, { phone: ['x'] }), 'Telefoonnummer: x'],
    ['no field', new ApiError(400, null, { non_field_errors: ['x'] }), 'x'],
    ['a limit', new ApiError(429, 'Te veel verzoeken.'), 'Te veel verzoeken.'],
    ['no body', new ApiError(500), 'Registratie mislukt'],
    ['a defect', new Error('x'), 'Registratie mislukt'],
  ])('refused with %s', (_name, error, want) => expect(line(error)).toBe(want))
})
