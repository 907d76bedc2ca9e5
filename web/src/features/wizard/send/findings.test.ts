import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { labelOf } from '../fields'
import { checkFields, findingsOf } from './findings'

test.each([
  [
    new ApiError(400, null, {
      kvk_number: ['This field may not be blank.', 'Nog iets.'],
      'collaboration_partners.1.location': ['Te lang.'],
      non_field_errors: ['Zo niet.'],
    }),
    {
      title: checkFields,
      problems: [
        { field: null, message: 'Zo niet.' },
        { field: 'collaboration_partners.1.location', message: 'Te lang.' },
        { field: 'kvk_number', message: 'Dit veld mag niet leeg zijn, Nog iets.' },
      ],
    },
  ],
  [new ApiError(400, 'Even niet.'), { title: 'Even niet.', problems: [] }],
  [new ApiError(400), { title: 'Aanvraag mislukt', problems: [] }],
  [new Error('x'), { title: 'Aanvraag mislukt', problems: [] }],
])('what the server says is shown: %s', (error, want) => expect(findingsOf(error)).toEqual(want))

test.each([0, 502, 503])('status %i promises that the draft is kept', (status) => {
  expect(findingsOf(new ApiError(status)).problems.at(-1)?.message).toContain('je concept is bewaard')
})

test('a partner is called by its number', () =>
  expect(labelOf('collaboration_partners.1.location')).toBe('Partner 2, locatie'))
