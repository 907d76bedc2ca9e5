import { type ComponentType, lazy } from 'react'
import { keys, tab } from './storage'

const timeOut = 120_000 // ms

/** The server that the client was loaded from. */
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

/** Waits for a part, and fails after the time-out. */
export function inTime<T>(part: Promise<T>, limit = timeOut): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), limit)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}

/**
 * Loads a part of the client. After a deployment, an open page may ask for a part
 * that is gone: it is then reloaded once, which brings the new client. The error
 * screen shows when that does not help, or when no server answers to reload from.
 */
export async function loadPart<T>(name: string, load: () => Promise<T>, { answers, reload } = source): Promise<T> {
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

/** Splits off a part of a page: `const Chart = lazyPart('chart', () => import('…'))`. It is loaded once it is drawn. */
export const lazyPart = <Props extends object>(name: string, load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadPart(name, load))
