import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { keys, tab } from './storage'

const timeOut = 120_000 // ms

/** Where the client comes from. */
interface Source {
  answers: () => Promise<boolean>
  reload: () => void
}

const source: Source = {
  answers: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
}

type Part = { default: ComponentType }

/** The loaded part, or an error after the time-out. */
export function inTime<T>(part: Promise<T>, limit = timeOut): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), limit)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}

/**
 * Loads a part of the client by name. After a deployment an open page asks for
 * a part that is gone: the page is then reloaded once, which brings the new
 * client; only when that does not help does the error screen show. Without a
 * server to reload from it shows at once, rather than the browser's own.
 */
export async function loadPart<T>(name: string, load: () => Promise<T>, { answers, reload }: Source): Promise<T> {
  try {
    const part = await inTime(load())
    if (tab.get(keys.reloadedFor) === name) tab.remove(keys.reloadedFor)
    return part
  } catch (cause) {
    const first = tab.get(keys.reloadedFor) !== name
    if (first && (await answers()) && tab.set(keys.reloadedFor, name)) {
      reload()
      return new Promise<never>(() => {}) // the page is going away
    }
    throw new Error(`Loading chunk ${name} failed`, { cause })
  }
}

/** The one way in which parts of the client are split off: `const Faq = lazyPart('faq', () => import('…'))`. */
export function lazyPart(name: string, load: () => Promise<Part>): LazyExoticComponent<ComponentType> {
  return lazy(() => loadPart(name, load, source))
}
