import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type HourEntry, takeFromWeek, useHoursAgain, withdrawHours } from '../../../api/hours'

/** Withdraws an entry, once for any number of presses. */
export function useWithdraw(onDone: () => void) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: async (entry: HourEntry) => {
      await withdrawHours(entry.id)
      await takeFromWeek(queries, entry)
      return entry
    },
    onSettled: () => {
      onDone()
      again() // it may be gone though no answer came, or be withdrawn elsewhere
    },
  })
  return {
    withdraw: (entry: HourEntry) => !isPending && mutate(entry),
    withdrawn: data ?? null,
    failed: error,
    forget: useCallback(() => reset(), [reset]),
  }
}
