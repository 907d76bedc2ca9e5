import { ApiError, isPassing } from '../../../lib/api-error'
import { failure } from '../../../lib/messages'

const notArrived = 'nog niet opgeslagen'
export const failed = 'Kon uren niet toevoegen'
const changedMeanwhile =
  'Een eerdere poging is toch aangekomen, met andere uren of een andere beschrijving. Kijk bij de registraties van deze week.'

/** What became of a cell. One that did not arrive can be sent again; a refused one has to change first. */
export type Outcome = { kind: 'saved' } | { kind: 'refused' | 'unsent'; message: string }

/** Tells what the failure of a call means for its cell. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return { kind: 'unsent', message: notArrived }
  if (isPassing(error.status)) return { kind: 'unsent', message: `${notArrived}. ${error.detail ?? ''}`.trim() }
  if (error.code === 'month_closed') return { kind: 'refused', message: failure(error, failed) }
  if (error.status === 409) return { kind: 'refused', message: changedMeanwhile }
  return { kind: 'refused', message: failure(error, failed) }
}

/** How many calls are on the way at once. */
const atOnce = 4

/** Sends jobs in their order, a few at a time. Once one does not arrive, those that wait are not tried. */
export async function sendAll<Job>(
  jobs: Job[],
  send: (job: Job) => Promise<Outcome>,
  onOutcome: (job: Job, outcome: Outcome) => void,
): Promise<void> {
  const waiting = [...jobs]
  let broken = false
  const work = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const outcome: Outcome = broken ? { kind: 'unsent', message: notArrived } : await send(job)
      broken ||= outcome.kind === 'unsent'
      onOutcome(job, outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
