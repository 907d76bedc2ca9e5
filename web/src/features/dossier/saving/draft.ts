import type { Part, PartContent } from '../../../api/application'
import { newestPart } from '../../../api/application'
import { ApiError, isPassing } from '../../../lib/api-error'
import { withoutAnswer } from '../../../lib/messages'
import { detailOf, fieldProblems, type Problem } from '../../../lib/problem'
import { isSame } from '../../../lib/same'

/**
 * How far the saving of a part is. What is 'unsent' is tried again by itself, what is 'refused'
 * waits for a change, and what is 'stale' for a choice.
 */
type Progress = 'typed' | 'sending' | 'unsent' | 'refused' | 'stale'

/** What is typed in a part and not confirmed. */
export interface Draft {
  /** The revision that it was typed over. */
  base: number
  content: PartContent
  progress: Progress
  /** What the server has against it, by the paths of fields. */
  problems: Problem[]
  /** Why it is not saved, as a sentence. */
  message: string | null
  /** The part as somebody else saved it meanwhile. */
  newest: Part | null
}

export const typedOver = (base: number, content: PartContent): Draft => ({
  base,
  content,
  progress: 'typed',
  problems: [],
  message: null,
  newest: null,
})

/** Reports whether a draft is to be sent now. */
export const isDue = ({ progress }: Draft): boolean => progress === 'typed' || progress === 'unsent'

/** Reports whether a part already is what a draft says: a save arrived whose answer did not. */
export const isSaved = ({ content }: Draft, part: Part): boolean =>
  part.content !== null && isSame(content, part.content)

const failed = 'Je tekst is nog niet opgeslagen'

/** Returns a draft whose save failed. */
export function afterFailure(draft: Draft, error: unknown): Draft {
  const newest = newestPart(error)
  if (newest !== null) return { ...draft, progress: 'stale', newest, message: null, problems: [] }
  const status = error instanceof ApiError ? error.status : 0
  if (status === 0) return { ...draft, progress: 'unsent', message: withoutAnswer(failed) }
  const message = detailOf(error) ?? `${failed}.`
  if (isPassing(status)) return { ...draft, progress: 'unsent', message }
  const fields =
    error instanceof ApiError ? Object.keys(error.fields).filter((name) => name !== 'non_field_errors') : []
  const problems = fieldProblems(error, fields)
  const whole = problems.find(({ field }) => field === null)
  return { ...draft, progress: 'refused', message: whole?.message ?? message, problems }
}
