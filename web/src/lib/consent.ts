import { keys, local } from './storage'

/** Which kinds of cookies somebody allows. */
export interface Choice {
  analytics: boolean
  marketing: boolean
}

export const noCookies: Choice = { analytics: false, marketing: false }

const version = 1 // of the question. Ask everybody again by raising it: when it asks for something new.

/** What is stored of a choice: the answer in one word, and its details. */
interface Stored {
  answer: string | null
  details: string | null
}

/** A choice that the browser could not store. It lasts as long as the page. */
let unkept: Stored | null = null

const read = (): Stored => unkept ?? { answer: local.get(keys.cookieConsent), details: local.get(keys.cookieChoice) }

/** Reads the details, or null when they are unreadable or answer an earlier version of the question. */
function detailsIn(json: string): Choice | null {
  try {
    const { analytics, marketing, version: asked } = JSON.parse(json)
    const readable = typeof analytics === 'boolean' && typeof marketing === 'boolean' && asked === version
    return readable ? { analytics, marketing } : null
  } catch {
    return null
  }
}

/** Reads a choice. Where the answer and its details differ, as between two writes of another tab, the lesser counts. */
function choiceIn({ answer, details }: Stored): Choice | null {
  if (answer !== 'true' && answer !== 'false') return null
  const all = answer === 'true'
  if (details === null) return { analytics: all, marketing: all }
  const detailed = detailsIn(details)
  const both = detailed?.analytics === true && detailed.marketing
  return both && !all ? noCookies : detailed
}

const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

let last: { stored: Stored; choice: Choice | null } = { stored: { answer: null, details: null }, choice: null }

/** The choice about cookies. Tabs share it through local storage. */
export const consent = {
  /** Returns the choice, the same object until it changes, or null when there is none yet. */
  choice(): Choice | null {
    const stored = read()
    if (stored.answer !== last.stored.answer || stored.details !== last.stored.details)
      last = { stored, choice: choiceIn(stored) }
    return last.choice
  },
  choose({ analytics, marketing }: Choice): void {
    const answer = String(analytics && marketing)
    const details = JSON.stringify({ analytics, marketing, version, time: new Date().toISOString() })
    const kept = local.set(keys.cookieChoice, details) && local.set(keys.cookieConsent, answer)
    unkept = kept ? null : { answer, details }
    local.remove(keys.pageVisits)
    changed()
  },
}

/** Calls the listener when a choice is made, in any tab. Returns how to stop that. */
export function onConsentChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === keys.cookieConsent || key === keys.cookieChoice || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', elsewhere)
  }
}

const settings = new EventTarget()

/** Opens the question about cookies again. */
export const openCookieSettings = (): void => void settings.dispatchEvent(new Event('open'))

/** Calls the listener when somebody wants to see the question again. Returns how to stop that. */
export function onCookieSettings(listener: () => void): () => void {
  settings.addEventListener('open', listener)
  return () => settings.removeEventListener('open', listener)
}
