import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error'
import { noConnection } from './messages'
import { fieldProblems, problemAt, wholeProblem } from './problem'

describe('the problem with the whole', () => {
  test.each([
    [
      'the wrong password',
      new ApiError(401, 'No active account found with the given credentials'),
      'Ongeldige gebruikersnaam of wachtwoord',
    ],
    ['another detail', new ApiError(403, 'Dit account is gesloten.'), 'Dit account is gesloten.'],
    ['no answer', new ApiError(0), `Inloggen mislukt. ${noConnection}`],
    ['no detail', new ApiError(502), 'Inloggen mislukt'],
    ['fields', new ApiError(400, null, { username: ['x'] }), 'Inloggen mislukt'],
    ['a defect', new Error('x'), 'Inloggen mislukt'],
  ])('%s', (_name, error, message) => expect(wholeProblem(error, 'Inloggen mislukt')).toEqual({ field: null, message }))
})

describe('the problems of fields', () => {
  const fields = ['pitch', 'partners', 'kvk_number']

  test('come in the order of the form, with the sentences of a field joined', () => {
    const refused = new ApiError(400, null, {
      kvk_number: ['This field may not be blank.', 'Nog iets.'],
      'partners.10.name': ['x'],
      'partners.9.name': ['y'],
    })
    expect(fieldProblems(refused, fields)).toEqual([
      { field: 'partners.9.name', message: 'y' },
      { field: 'partners.10.name', message: 'x' },
      { field: 'kvk_number', message: 'Dit veld mag niet leeg zijn, Nog iets.' },
    ])
  })

  test('of a field that the form lacks are about the whole, by name', () => {
    const refused = new ApiError(400, null, { pitch: ['a'], pitches: ['b'], non_field_errors: ['c'] })
    expect(fieldProblems(refused, fields)).toEqual([
      { field: null, message: 'c' },
      { field: null, message: 'b' },
      { field: 'pitch', message: 'a' },
    ])
  })

  test.each([new ApiError(400, 'x'), new ApiError(500), new Error('x')])('are none for %s', (error) =>
    expect(fieldProblems(error, fields)).toEqual([]),
  )

  test('are found by their field', () => {
    const problems = [
      { field: null, message: 'a' },
      { field: 'pitch', message: 'b' },
    ]
    expect([problemAt(problems, 'pitch'), problemAt(problems, 'kvk_number')]).toEqual(['b', undefined])
  })
})
