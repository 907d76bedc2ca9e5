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

type Part<Props> = { default: ComponentType<Props> }

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

export type LazyPart<Props = object> = ComponentType<Props> & {
  /** Loads the part, so that it is drawn at once, without a fallback. Called before anything is drawn. */
  preload: () => Promise<void>
}

/** Splits off a part of the client: `const Faq = lazyPart('faq', () => import('…'))`. It is loaded once it is `wanted`. */
export function lazyPart<Props extends object = object>(
  name: string,
  load: () => Promise<Part<Props>>,
  wanted: () => Promise<void> = () => Promise.resolve(),
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  const Later: ComponentType<Props> = lazy(() => wanted().then(() => loadPart(name, load, source)))
  const Now = (props: Props) => (Loaded ? <Loaded {...props} /> : <Later {...props} />)
  const preload = async () => {
    Loaded = (await loadPart(name, load, source)).default
  }
  return Object.assign(Now, { preload })
}
