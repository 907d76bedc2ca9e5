import type { Choice } from './consent'
import { gtag } from './tracking'

/** The beginnings of the names of Google's cookies, by kind. */
const cookies: Record<keyof Choice, RegExp> = {
  analytics: /^_g(a|id|at)/,
  marketing: /^_gcl/,
}

/** Returns the host and the domains above it, on which a cookie of this page may be. */
function domains(): string[] {
  const labels = window.location.hostname.split('.')
  return labels.map((_, from) => labels.slice(from).join('.'))
}

function remove(name: string): void {
  const expired = `${name}=; Max-Age=0; Path=/`
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers
  for (const domain of ['', ...domains().map((each) => `; Domain=${each}`)]) document.cookie = expired + domain
}

/** Removes Google's cookies of the kinds that are not allowed. */
export function dropCookies(choice: Choice): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const unwanted = (name: string) =>
    (!choice.analytics && cookies.analytics.test(name)) || (!choice.marketing && cookies.marketing.test(name))
  for (const name of names.filter(unwanted)) remove(name)
}

const address = 'https://www.googletagmanager.com/gtag/js?id='

/**
 * Loads Google's script, once, and lets it measure. When it fails or is blocked,
 * nothing else does. Returns how to silence it.
 */
export function loadGoogle(id: string): () => void {
  const silent = `ga-disable-${id}` // Google's own switch
  Reflect.set(window, silent, false)
  if (document.querySelector(`script[src^="${address}"]`) === null) {
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false }) // it would send the whole address
    const script = document.createElement('script')
    script.async = true
    script.src = address + encodeURIComponent(id)
    document.head.append(script)
  }
  return () => void Reflect.set(window, silent, true)
}
