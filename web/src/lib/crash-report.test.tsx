import { beforeEach, expect, test } from 'vitest'
import { on, type Received } from '../test/server'

function broken(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` })
}

const chrome =
  '    at Cell (https://speurwerk.example/assets/hours-page-D1.js:1:204)\n    at fa (https://speurwerk.example/assets/index-A.js:9:33)'
const firefox =
  'Cell@https://speurwerk.example/assets/hours-page-D1.js:1:204\nfa@https://speurwerk.example/assets/index-A.js:9:33'

let sent: Received<'POST /api/client-errors/'>[]
beforeEach(() => {
  sent = on('POST /api/client-errors/', null)
})

let pages = 0
/** The module as a new page loads it, since it counts what it sends. */
const load = (): Promise<typeof import('./crash-report')> =>
  import(/* @vite-ignore */ `./crash-report.ts?page=${pages++}`)

/** Opens a page, lets something crash on it, and returns what is reported. */
async function reportOf(error: unknown, path: string): Promise<unknown> {
  window.history.pushState(null, '', path)
  const { reportCrash } = await load()
  reportCrash('render', error)
  await new Promise((resolve) => setTimeout(resolve, 10))
  return sent[0]?.body
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
  const { reportCrash, watchForCrashes } = await load()
  watchForCrashes()
  window.dispatchEvent(new ErrorEvent('error', { error: broken('x', 'at chrome-extension://x/content.js:1:1') }))
  window.dispatchEvent(new ErrorEvent('error', { error: broken('x', chrome) }))
  for (let i = 0; i < 9; i++) reportCrash('render', broken('x', chrome))
  await expect.poll(() => sent.map(({ body }) => body.kind)).toEqual(['script', ...Array(4).fill('render')])
  expect(sent[0]?.body.error).toBe('TypeError')
})
