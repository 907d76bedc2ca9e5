import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { type HourEntry, takeFromWeek, useHoursAgain, withdrawHours } from '../../../api/hours'

/** Withdraws an entry, once for any number of presses. */
export function useWithdraw(onDone: () => void) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const busy = useRef(false) // a second press may come before the first is drawn
  const { mutate, reset, data, error } = useMutation({
    mutationFn: async (entry: HourEntry) => {
      await withdrawHours(entry.id)
      await takeFromWeek(queries, entry)
      return entry
    },
    onSettled: () => {
      busy.current = false
      onDone()
      again() // it may be gone though no answer came, or be withdrawn elsewhere
    },
  })
  return {
    withdraw: (entry: HourEntry) => {
      if (busy.current) return
      busy.current = true
      mutate(entry)
    },
    withdrawn: data ?? null,
    failed: error,
    forget: useCallback(() => reset(), [reset]),
  }
}
