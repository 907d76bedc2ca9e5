import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { labelOf } from './labels'
import { checkFields, inOrder, problemOf } from './problem'

test('errors stand in the order of the questions', () => {
  expect(
    inOrder(['kvk_number', 'terms', 'collaboration_partners.1.location', 'start_of_project', 'elevator_pitch']),
  ).toEqual(['elevator_pitch', 'start_of_project', 'collaboration_partners.1.location', 'kvk_number', 'terms'])
  expect(labelOf('collaboration_partners.1.location')).toBe('Partner 2, locatie')
})

test.each([
  [
    new ApiError(400, null, {
      kvk_number: ['This field may not be blank.', 'Nog iets.'],
      non_field_errors: ['Zo niet.'],
    }),
    { title: checkFields, fields: { kvk_number: 'Dit veld mag niet leeg zijn., Nog iets.' }, notes: ['Zo niet.'] },
  ],
  [new ApiError(400, 'Even niet.'), { title: 'Even niet.', fields: {}, notes: [] }],
  [new ApiError(400), { title: 'Aanvraag mislukt', fields: {}, notes: [] }],
  [new Error('x'), { title: 'Aanvraag mislukt', fields: {}, notes: [] }],
])('what the server says is shown: %s', (error, want) => expect(problemOf(error)).toEqual(want))

test.each([0, 502, 503])('status %i promises that the draft is kept', (status) => {
  expect(problemOf(new ApiError(status)).notes.at(-1)).toContain('je concept is bewaard')
})
