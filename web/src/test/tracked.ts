import { consent } from '../lib/consent'

/** Returns what the layer was told so far: ['event', 'form_started', {…}]. */
export const commands = (): unknown[][] => (window.dataLayer ?? []).map((command) => [...(command as unknown[])])

/** Returns the names of the events that were noted. */
export const events = (): unknown[] => commands().flatMap(([what, name]) => (what === 'event' ? [name] : []))

/** Begins with an empty layer and a choice. */
export function choose(analytics: boolean, marketing: boolean): void {
  delete window.dataLayer
  consent.choose({ analytics, marketing })
}

/** Sets a cookie, as Google's script does. */
export function setCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${name}=1; Path=/`
}
