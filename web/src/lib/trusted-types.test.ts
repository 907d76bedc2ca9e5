import { expect, test, vi } from 'vitest'
import { pdfWorker } from './pdf-worker'
import { allowOnlyOurs } from './trusted-types'

type Rule = (text: string) => string | null

function rules() {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => void>()
  allowOnlyOurs({ createPolicy })
  const [name, made] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  return made
}

test('a style sheet may be written, a tag may not', () => {
  const write = rules()?.createHTML
  expect(write?.('@media (max-width: 48em) {.a > .b{color:red}}')).toContain('color:red')
  expect(write?.('<img src=x onerror=alert(1)>')).toBeNull()
  expect(write?.('</style><script>')).toBeNull()
})

test('the worker that reads PDFs may be started, and no other script', () => {
  const start = rules()?.createScriptURL
  expect(start?.(pdfWorker)).toBe(pdfWorker)
  const others = [
    `${pdfWorker}?x`,
    `https://elders.example${pdfWorker}`,
    '/assets/index.js',
    'data:text/javascript,1',
    '',
  ]
  expect(others.map((address) => start?.(address))).toEqual(others.map(() => null))
})

test('a browser without Trusted Types is left alone', () => expect(() => allowOnlyOurs(undefined)).not.toThrow())
