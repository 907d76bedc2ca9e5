import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
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

/** A part of the client did not load. */
export class PartError extends Error {
  readonly part: string

  constructor(part: string, options: ErrorOptions) {
    super(`Loading chunk ${part} failed`, options)
    this.part = part
  }
}

/** Waits for a part, and fails after the time-out. */
export function inTime<T>(part: Promise<T>, limit = timeOut): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), limit)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}

/** Loads a part of the client, or throws a PartError. */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    const part = await inTime(load())
    if (tab.get(keys.reloadedFor) === name) tab.remove(keys.reloadedFor)
    return part
  } catch (cause) {
    throw new PartError(name, { cause })
  }
}

/**
 * Reloads the page for a part that is gone, as after a deployment: that brings the new client. It reports false when
 * that did not help before, or when no server answers to reload from.
 */
export async function reloadFor({ part }: PartError, { answers, reload } = source): Promise<boolean> {
  const reloads = tab.get(keys.reloadedFor) !== part && (await answers()) && tab.set(keys.reloadedFor, part)
  if (reloads) reload()
  return reloads
}

/**
 * Splits off a part of a page: `const Chart = lazyPart('chart', () => import('…'))`. It is loaded once it is drawn, with
 * something else in its place until then.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
) {
  const Part = lazy(() => loadPart(name, load))
  return (props: Props) => createElement(Suspense, { fallback: meanwhile }, createElement(Part, props))
}
