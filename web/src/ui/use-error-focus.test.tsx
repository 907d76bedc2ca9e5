import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useErrorFocus } from './use-error-focus'

const input = document.createElement('input')
afterEach(() => input.remove())

test('a problem is said by the focus that comes to its field, or read out where the focus is there already', () => {
  document.body.append(input)
  const { result } = renderHook(useErrorFocus)
  act(() => result.current.lead(input))
  expect(document.activeElement).toBe(input)
  expect(result.current.errorProps).toEqual({})
  act(() => result.current.lead(input))
  expect(result.current.errorProps).toEqual({ role: 'alert' })
})
