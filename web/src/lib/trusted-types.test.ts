import { expect, test, vi } from 'vitest'
import { allowNoTags } from './trusted-types'

test('a style sheet may be written, a tag may not', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (text: string) => string | null }) => void>()
  allowNoTags({ createPolicy })
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  expect(rules?.createHTML('@media (max-width: 48em) {.a > .b{color:red}}')).toContain('color:red')
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  expect(rules?.createHTML('</style><script>')).toBeNull()
})

test('a browser without Trusted Types is left alone', () => expect(() => allowNoTags(undefined)).not.toThrow())
