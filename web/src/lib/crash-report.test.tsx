import { expect, test, vi } from 'vitest'
import { reportCrash, reportOf, watchForCrashes } from './crash-report'

function broken(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` })
}

const chrome =
  '    at Cell (https://speurwerk.example/assets/hours-page-D1.js:1:204)\n    at fa (https://speurwerk.example/assets/index-A.js:9:33)'
const firefox =
  'Cell@https://speurwerk.example/assets/hours-page-D1.js:1:204\nfa@https://speurwerk.example/assets/index-A.js:9:33'

test.each([chrome, firefox])('F7 a report has places in the code, and no message and no address: %s', (stack) => {
  const report = reportOf('render', broken('geheim is undefined', stack), '/requests/WBSO-2026-00001/aanvraag')
  expect(report).toEqual({
    kind: 'render',
    error: 'TypeError',
    page: 'requestApplication',
    frames: ['assets/hours-page-D1.js:1:204', 'assets/index-A.js:9:33'],
  })
})

test.each([
  ['a name that is a sentence', broken('x', chrome, 'Wat Jan typte'), '/faq', { error: 'Error', page: 'faq' }],
  ['what is no error', 'geheim', '/faq', { error: 'Error', frames: [] }],
  ['an address that is no page', broken('x', chrome), '/jan@example.nl', { page: '' }],
])('F7 %s', (_name, error, path, want) => expect(reportOf('script', error, path)).toMatchObject(want))

test('F7 a page reports five crashes at most, and those of its own code alone', async () => {
  const calls: Request[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(new Request(url, init))
    return new Response(null, { status: 204 })
  })
  watchForCrashes()
  window.dispatchEvent(new ErrorEvent('error', { error: broken('x', 'at chrome-extension://x/content.js:1:1') }))
  expect(calls).toHaveLength(0)
  window.dispatchEvent(new ErrorEvent('error', { error: broken('x', chrome) }))
  expect(await calls[0]?.json()).toMatchObject({ kind: 'script', error: 'TypeError' })
  for (let i = 0; i < 9; i++) reportCrash('render', broken('x', chrome))
  expect(calls).toHaveLength(5)
})
