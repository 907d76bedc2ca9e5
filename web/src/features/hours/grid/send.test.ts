import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { type Outcome, outcomeOf, sendAll } from './send'

const tooMuch = 'Maximum 8 uur per dag per medewerker. Huidig totaal voor maandag: 6h'

test.each<[string, unknown, Outcome['kind'], string]>([
  ['no answer', new ApiError(0), 'unsent', 'nog niet opgeslagen'],
  ['a failure of the server', new ApiError(503), 'unsent', 'nog niet opgeslagen'],
  ['too many calls', new ApiError(429, 'Wacht even.'), 'unsent', 'nog niet opgeslagen. Wacht even.'],
  ['a rule', new ApiError(400, null, { hours: [tooMuch] }), 'refused', tooMuch],
  ['a project that is paid no more', new ApiError(403, 'Forbidden'), 'refused', 'Kon uren niet toevoegen'],
])('%s', (_, error, kind, message) => expect(outcomeOf(error)).toEqual({ kind, message }))

test('D-04 a key that was used with other hours says that the first attempt arrived', () => {
  expect(outcomeOf(new ApiError(409, 'Deze Idempotency-Key is al gebruikt voor een ander verzoek.'))).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('toch aangekomen'),
  })
})

test('sends in order, a few at a time', async () => {
  const begun: number[] = []
  let now = 0
  let most = 0
  const send = async (job: number): Promise<Outcome> => {
    begun.push(job)
    most = Math.max(most, ++now)
    await Promise.resolve()
    now--
    return { kind: 'saved' }
  }
  const jobs = Array.from({ length: 10 }, (_, i) => i)
  await sendAll(jobs, send, () => {})
  expect(begun).toEqual(jobs)
  expect(most).toBe(4)
})

test('D-05 once the network is gone the rest is not tried, a refusal stops nothing', async () => {
  const kinds: Outcome['kind'][] = ['saved', 'refused', 'saved', 'unsent', 'saved', 'saved', 'saved', 'saved', 'saved']
  const outcomes: string[] = []
  const tried: number[] = []
  const send = async (job: number): Promise<Outcome> => {
    tried.push(job)
    await new Promise((resolve) => setTimeout(resolve, job === 3 ? 0 : 5)) // the others are still on the way
    const kind = kinds[job] ?? 'saved'
    return kind === 'saved' ? { kind } : { kind, message: 'x' }
  }
  await sendAll([...kinds.keys()], send, (job, { kind }) => outcomes.push(`${job} ${kind}`))
  expect(tried).toEqual([0, 1, 2, 3])
  expect(outcomes.filter((outcome) => outcome.endsWith('unsent'))).toHaveLength(6)
  expect(outcomes).toEqual(expect.arrayContaining(['0 saved', '1 refused', '2 saved']))
})
