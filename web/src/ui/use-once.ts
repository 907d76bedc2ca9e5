import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** Runs a job once at a time. A second press may come before the first is drawn, and does nothing. */
export function useOnce<Args extends unknown[], Result>(job: (...args: Args) => Promise<Result>) {
  const busy = useRef(false)
  return async (...args: Args): Promise<Result | undefined> => {
    if (busy.current) return undefined
    busy.current = true
    try {
      return await job(...args)
    } finally {
      busy.current = false
    }
  }
}

/** A mutation that runs once at a time. What failed is in its `error`. */
export function useMutationOnce<Result, Variables = void>(options: UseMutationOptions<Result, Error, Variables>) {
  const { mutateAsync, ...mutation } = useMutation(options)
  const run = useOnce((variables: Variables) => mutateAsync(variables).catch(() => undefined))
  return { ...mutation, mutate: (variables: Variables) => void run(variables) }
}
