import { expect, test } from 'vitest'
import { ApiError } from './api-error'
import { dutch, failure, joined, noConnection } from './messages'
import { readCases } from './rules/vectors-for-tests'

interface Sentence {
  sentence: string
  dutch?: string
}

/** The sentences of the server, which the Go tests check on their side. */
for (const { sentence, dutch: want = sentence } of readCases<Sentence>('http_errors')) {
  test(`http_errors: ${sentence}`, () => expect(dutch(sentence)).toBe(want))
}

test('several sentences are joined', () =>
  expect(joined(['A.', 'This field is required.'])).toBe('A, Dit veld is verplicht.'))

test.each([
  ['no answer', new ApiError(0), `Mislukt. ${noConnection}`],
  ['a limit speaks for itself', new ApiError(429, 'Wacht 40 seconden.'), 'Wacht 40 seconden.'],
  ['so does a conflict', new ApiError(409, 'Deze aanvraag is al betaald.'), 'Deze aanvraag is al betaald.'],
  ['a conflict without words', new ApiError(409), 'Mislukt.'],
  [
    'a field error too',
    new ApiError(400, null, { text: ['This field may not be blank.'] }),
    'Dit veld mag niet leeg zijn.',
  ],
  ['F5 a full disk', new ApiError(503, 'Niets bewaard.', {}, { body: { code: 'storage_full' } }), 'Niets bewaard.'],
  ['a server that is away', new ApiError(503, 'Opslag vol en zo.'), 'Mislukt.'],
  ['a server that restarts', new ApiError(503, 'De server wordt opnieuw gestart.'), 'Mislukt.'],
  ['a provider that failed', new ApiError(502, 'model away'), 'Mislukt.'],
  ['a defect', new Error('x is undefined'), 'Mislukt.'],
])('%s', (_name, error, want) => expect(failure(error, 'Mislukt.')).toBe(want))
