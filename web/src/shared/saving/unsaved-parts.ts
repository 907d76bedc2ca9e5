import type { QueryClient } from '@tanstack/react-query'
import {
  type Application,
  knownApplication,
  loadApplicationAgain,
  newestPart,
  type Part,
  type PartContent,
  type PartKey,
  partOf,
  replacePart,
} from '../../api/application'
import { keepApplication } from '../../api/use-keep-application'
import { ApiError, isPassing } from '../../lib/api-error'
import { waitAfter } from '../../lib/autosave'
import { kept, thisPage } from '../../lib/kept'
import { withoutAnswer } from '../../lib/messages'
import { detailOf, fieldProblems, type Problem } from '../../lib/problem'
import { isSame } from '../../lib/same'
import { ownerNow, unsavedIn, unsavedState } from './unsaved'

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
  /** What was sent without an answer, newest first: it may have arrived. */
  lost: PartContent[]
}

export interface Saving {
  drafts: Partial<Record<PartKey, Draft>>
  /** When a part was last confirmed, in ms since 1970; null when nothing was saved yet. */
  savedAt: number | null
  /** How often in a row a save did not arrive. */
  failures: number
}

export const nothingTyped: Saving = { drafts: {}, savedAt: null, failures: 0 }

export const savingOf = (id: string) => unsavedIn<Saving>(id, 'parts')

/** How long after the last key a part is saved, in ms. */
const pause = 2_000

const isDue = ({ progress }: Draft): boolean => progress === 'typed' || progress === 'unsent'

/** Returns how long to wait with the next save, in ms, or null when nothing is to be saved. */
export function waitOf({ drafts, failures }: Saving): number | null {
  const due = Object.values(drafts).filter(isDue)
  if (due.length === 0) return null
  return due.some(({ progress }) => progress === 'typed') ? pause : waitAfter(failures - 1)
}

const typedOver = (base: number, content: PartContent): Draft => ({
  base,
  content,
  progress: 'typed',
  problems: [],
  message: null,
  newest: null,
  lost: [],
})

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Reports whether a part says what was typed. The server takes blanks off some lines and writes '3011ab' as '3011 AB'. */
export const isSaved = (typed: PartContent, { content }: Pick<Part, 'content'>): boolean =>
  isSame(typed, content, (one, other) => letters(one) === letters(other))

const failed = 'Je tekst is nog niet opgeslagen'
const lostMax = 9

/** Returns a draft whose save failed. */
function afterFailure(draft: Draft, sent: PartContent, error: unknown): Draft {
  const newest = newestPart(error)
  if (newest !== null) return { ...draft, progress: 'stale', newest, message: null, problems: [] }
  const status = error instanceof ApiError ? error.status : 0
  const unsent = { ...draft, progress: 'unsent', lost: [sent, ...draft.lost].slice(0, lostMax) } as const
  if (status === 0) return { ...unsent, message: withoutAnswer(failed) }
  const message = detailOf(error) ?? `${failed}.`
  if (isPassing(status)) return { ...unsent, message }
  if (draft.content !== sent) return { ...typedOver(draft.base, draft.content), lost: draft.lost }
  const fields =
    error instanceof ApiError ? Object.keys(error.fields).filter((name) => name !== 'non_field_errors') : []
  const problems = fieldProblems(error, fields)
  const whole = problems.find(({ field }) => field === null)
  return { ...draft, progress: 'refused', message: whole?.message ?? message, problems }
}

const withPart = (application: Application, part: Part): Application => ({
  ...application,
  parts: application.parts.map((one) => (one.key === part.key ? part : one)),
})

/** What the present user types in the parts of an application, and saving it. */
export function draftsIn(queries: QueryClient, id: string) {
  const owner = ownerNow()
  const { now, set } = unsavedState(queries, savingOf(id), nothingTyped)
  const application = () => knownApplication(queries, id)

  function put(what: PartKey, draft: Draft | null) {
    const { [what]: _, ...others } = now().drafts
    set({ drafts: draft === null ? others : { ...others, [what]: draft } })
    if (owner === undefined) return
    const place = { page: thisPage, owner, request: application()?.project_number ?? id, what }
    if (draft === null) kept.unsaved.drop(place)
    else if (owner === ownerNow()) kept.unsaved.keep({ ...place, base: draft.base, content: draft.content })
  }

  /** Takes a part as it was saved. What the server writes otherwise stays as it is typed, since somebody may be typing there. */
  function confirm(answered: Application, what: PartKey, sent: PartContent) {
    const draft = now().drafts[what]
    const saved = partOf(answered, what)
    const typed = saved !== undefined && isSaved(sent, saved) ? { ...saved, content: sent } : saved
    keepApplication(queries, id, typed === undefined ? answered : withPart(answered, typed))
    set({ savedAt: Date.now(), failures: 0 })
    if (draft === undefined || saved?.content == null || draft.content === sent) put(what, null)
    else put(what, typedOver(saved.rev, draft.content))
  }

  function refuse(what: PartKey, sent: PartContent, error: unknown) {
    const draft = now().drafts[what]
    const newest = newestPart(error)
    const known = application()
    const arrived = newest && [sent, ...(draft?.lost ?? [])].find((content) => isSaved(content, newest))
    if (newest !== null && arrived != null && known !== undefined) confirm(withPart(known, newest), what, arrived)
    else if (draft !== undefined) {
      const next = afterFailure(draft, sent, error)
      put(what, next)
      set({ failures: next.progress === 'unsent' ? now().failures + 1 : 0 })
      if (next.progress === 'unsent' || next.problems.length > 0) return
    }
    void loadApplicationAgain(queries, id)
  }

  return {
    now,
    /** Takes what was typed in a part. */
    write(what: PartKey, content: PartContent) {
      const saved = partOf(application() ?? { parts: [] }, what)
      if (saved === undefined) return
      const draft = now().drafts[what] ?? typedOver(saved.rev, content)
      if (draft.progress === 'stale') return put(what, { ...draft, content })
      const sending = draft.progress === 'sending'
      if (!sending && draft.base === saved.rev && isSame(content, saved.content)) return put(what, null)
      put(what, { ...draft, content, progress: sending ? 'sending' : 'typed', message: null, problems: [] })
    },
    /** Brings back what an earlier page did not save. */
    bringBack: (what: PartKey, base: number, content: PartContent) => put(what, typedOver(base, content)),
    /** Ends a conflict with one's own text, over the newest revision. */
    keepMine(what: PartKey) {
      const draft = now().drafts[what]
      if (draft?.newest != null) put(what, typedOver(draft.newest.rev, draft.content))
    },
    /** Drops what is typed in a part. */
    drop: (what: PartKey) => put(what, null),
    /** Saves a part over the revision that it is typed over by now, if it is not saved. */
    async send(what: PartKey) {
      const draft = now().drafts[what]
      if (draft === undefined || !isDue(draft)) return
      put(what, { ...draft, progress: 'sending', message: null, problems: [] })
      try {
        confirm(await replacePart(id, what, draft.base, draft.content), what, draft.content)
      } catch (error) {
        refuse(what, draft.content, error)
      }
    },
  }
}

/** Saves all that is typed in an application, by the user who is present. */
export async function sendDrafts(queries: QueryClient, id: string): Promise<void> {
  for (const what of Object.keys(draftsIn(queries, id).now().drafts) as PartKey[])
    await draftsIn(queries, id).send(what)
}
