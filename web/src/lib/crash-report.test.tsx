import { beforeEach, expect, test, vi } from 'vitest'

function broken(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` })
}

const chrome =
  '    at Cell (https://speurwerk.example/assets/hours-page-D1.js:1:204)\n    at fa (https://speurwerk.example/assets/index-A.js:9:33)'
const firefox =
  'Cell@https://speurwerk.example/assets/hours-page-D1.js:1:204\nfa@https://speurwerk.example/assets/index-A.js:9:33'

const sent: Request[] = []

beforeEach(() => {
  sent.length = 0
  vi.resetModules() // as if the page is loaded again, since it counts what it sends
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init))
    return new Response(null, { status: 204 })
  })
})

/** Opens a page, lets something crash on it, and returns what is reported. */
async function reportOf(error: unknown, path: string): Promise<unknown> {
  window.history.pushState(null, '', path)
  const { reportCrash } = await import('./crash-report')
  reportCrash('render', error)
  return sent[0]?.json()
}

test.each([chrome, firefox])('F7 a report has places in the code, and no message and no address: %s', async (stack) =>
  expect(await reportOf(broken('geheim is undefined', stack), '/requests/WBSO-2026-00001/aanvraag')).toEqual({
    kind: 'render',
    error: 'TypeError',
    page: 'requestApplication',
    frames: ['assets/hours-page-D1.js:1:204', 'assets/index-A.js:9:33'],
  }),
)

test.each([
  ['a name that is a sentence', broken('x', chrome, 'Wat Jan typte'), '/faq', { error: 'Error', page: 'faq' }],
  ['an address that is no page', broken('x', chrome), '/jan@example.nl', { page: '' }],
])('F7 %s', async (_name, error, path, want) => expect(await reportOf(error, path)).toMatchObject(want))

test('F7 what is no error is not reported', async () => expect(await reportOf('geheim', '/faq')).toBeUndefined())

test('F7 a page reports five crashes at most, and those of its own code alone', async () => {
  const { reportCrash, watchForCrashes } = await import('./crash-report')
  watchForCrashes()
  window.dispatchEvent(new ErrorEvent('error', { error: broken('x', 'at chrome-extension://x/content.js:1:1') }))
  expect(sent).toHaveLength(0)
  window.dispatchEvent(new ErrorEvent('error', { error: broken('x', chrome) }))
  expect(await sent[0]?.json()).toMatchObject({ kind: 'script', error: 'TypeError' })
  for (let i = 0; i < 9; i++) reportCrash('render', broken('x', chrome))
  expect(sent).toHaveLength(5)
})
