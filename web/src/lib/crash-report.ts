import { matchPath } from 'react-router'
import pages from './pages.json'
import type { components } from './schema'
import { base } from './send'

type Report = components['schemas']['ClientError']

const most = 5 // until the page is loaded again
const framesMost = 10

/** A place in a file of the client, as every browser writes it somewhere in a line of a stack. */
const places = /assets\/[\w.-]+\.js:\d+:\d+/g

const pageAt = (pathname: string): string =>
  Object.entries(pages).find(([, pattern]) => matchPath(pattern, pathname) !== null)?.[0] ?? ''

/** Describes a crash without its message or the address, in which may be what somebody typed. */
function reportOf(kind: Report['kind'], error: unknown, pathname: string): Report {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  return {
    kind,
    error: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    page: pageAt(pathname),
    frames: (stack.match(places) ?? []).slice(0, framesMost),
  }
}

let sent = 0

/** Tells the server of a crash. What is not about the client's own code, such as an extension's, is left out. */
export function reportCrash(kind: Report['kind'], error: unknown): void {
  const report = reportOf(kind, error, window.location.pathname)
  if (sent >= most || report.frames.length === 0) return
  sent += 1
  const headers = { 'Content-Type': 'application/json' }
  fetch(`${base}/api/client-errors/`, { method: 'POST', headers, body: JSON.stringify(report), keepalive: true }).catch(
    () => {}, // nobody can be told
  )
}

/** Reports what fails outside a screen, too. */
export function watchForCrashes(): void {
  window.addEventListener('error', ({ error }) => reportCrash('script', error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportCrash('promise', reason))
}
