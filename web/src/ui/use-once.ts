import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type MouseEvent, useRef } from 'react'

/**
 * A mutation that `mutate` runs once at a time. A second press may come before the first is drawn, and does nothing.
 * What failed is in its `error`.
 */
export function useOnce<Result, Variables = void>(options: UseMutationOptions<Result, Error, Variables>) {
  const mutation = useMutation(options)
  const busy = useRef(false)

  /** Returns the result, or undefined when it failed or was not begun. */
  async function mutate(variables: Variables): Promise<Result | undefined> {
    if (busy.current) return undefined
    busy.current = true
    try {
      return await mutation.mutateAsync(variables)
    } catch {
      return undefined
    } finally {
      busy.current = false
    }
  }

  return { ...mutation, mutate }
}

/** Lets a button act on the first press of a double click alone. The second is no answer to a question that came up in between. */
export const firstPress =
  (act?: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault()
    else act?.()
  }
