import type { Application, Part, PartContent, PartKey } from '../../../api/application'
import { partOf } from '../../../api/application'
import { waitAfter } from '../../../lib/autosave'
import { isSame } from '../../../lib/same'
import { afterFailure, type Draft, isDue, isSaved, typedOver } from './draft'

/** How long after the last key a part is saved, in ms. */
const pause = 2_000

type Drafts = Partial<Record<PartKey, Draft>>

export interface Saving {
  drafts: Drafts
  /** When a part was last confirmed, in ms since 1970; null when nothing was saved yet. */
  savedAt: number | null
}

/** What a saver works with. */
export interface Wiring {
  /** The part as far as it is known here. */
  part: (key: PartKey) => Part | undefined
  replace: (key: PartKey, rev: number, content: PartContent) => Promise<Application>
  /** Takes the newest application. */
  onSaved: (application: Application) => void
  /** Called when the application has changed in a way that was not answered. */
  onBehind: () => void
  /** Keeps a draft where a reload finds it, or drops it. */
  keep: (key: PartKey, draft: Draft | null) => void
}

export type Saver = ReturnType<typeof createSaver>

/** Saves parts one call at a time: a while after the last key, and at once when asked. */
export function createSaver({ part, replace, onSaved, onBehind, keep }: Wiring) {
  let state: Saving = { drafts: {}, savedAt: null }
  let queue: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let inSight = true
  const listeners = new Set<() => void>()

  function set(next: Partial<Saving>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function put(key: PartKey, draft: Draft | null) {
    const { [key]: _, ...others } = state.drafts
    set({ drafts: draft === null ? others : { ...others, [key]: draft } })
    keep(key, draft)
  }

  /** Runs a call after those before it. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = queue.then(job)
    queue = turn.catch(() => undefined)
    return turn
  }

  function later(wait: number) {
    clearTimeout(timer)
    if (inSight) timer = setTimeout(() => void flush(), wait)
  }

  function confirm(key: PartKey, sent: PartContent, application: Application) {
    const draft = state.drafts[key]
    const saved = partOf(application, key)
    failures = 0
    set({ savedAt: Date.now() })
    if (draft === undefined || saved?.content == null || draft.content === sent) return put(key, null)
    put(key, typedOver(saved.rev, draft.content))
    later(pause)
  }

  function refuse(key: PartKey, sent: PartContent, error: unknown) {
    const draft = state.drafts[key]
    if (draft === undefined) return
    const next = afterFailure(draft, error)
    if (next.newest !== null && isSaved(draft, next.newest)) put(key, null)
    else if (next.progress === 'refused' && draft.content !== sent) put(key, typedOver(draft.base, draft.content))
    else put(key, next)
    if (next.progress === 'stale' || next.problems.length === 0) onBehind()
    if (next.progress === 'stale') return
    later(waitAfter(next.progress === 'unsent' ? failures++ : 0))
  }

  async function send(key: PartKey) {
    const draft = state.drafts[key]
    const saved = part(key)
    if (draft === undefined || saved === undefined || !isDue(draft)) return
    put(key, { ...draft, progress: 'sending', message: null, problems: [] })
    try {
      const application = await replace(key, draft.base, draft.content)
      onSaved(application)
      confirm(key, draft.content, application)
    } catch (error) {
      refuse(key, draft.content, error)
    }
  }

  /** Saves what is not saved yet. Done when all calls have been answered. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    for (const key of Object.keys(state.drafts) as PartKey[]) void inTurn(() => send(key))
    await queue
  }

  /** Takes what was typed in a part. */
  function write(key: PartKey, content: PartContent) {
    const saved = part(key)
    if (saved === undefined) return
    const draft = state.drafts[key]
    if (draft?.progress === 'stale') return put(key, { ...draft, content })
    if (draft?.progress !== 'sending' && isSame(content, saved.content) && (draft?.base ?? saved.rev) === saved.rev)
      return put(key, null)
    const progress = draft?.progress === 'sending' ? 'sending' : 'typed'
    put(key, { ...typedOver(draft?.base ?? saved.rev, content), progress })
    later(pause)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => state,
    write,
    flush,
    /** Says whether the page is on the screen. What cannot be saved as it goes waits until it comes back. */
    show(shown: boolean) {
      inSight = shown
      return flush()
    },
    inTurn,
    /** Brings back what an earlier page did not save. */
    bringBack(key: PartKey, base: number, content: PartContent) {
      put(key, typedOver(base, content))
      return flush()
    },
    /** Ends a conflict with one's own text, over the newest revision. */
    keepMine(key: PartKey) {
      const draft = state.drafts[key]
      if (draft?.newest == null) return
      put(key, typedOver(draft.newest.rev, draft.content))
      return flush()
    },
    /** Drops what is typed in a part. */
    drop: (key: PartKey) => put(key, null),
  }
}
