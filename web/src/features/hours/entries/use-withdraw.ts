import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type HourEntry, takeFromWeek, useHoursAgain, withdrawHours } from '../../../api/hours'
import type { Done } from './entry-notice'

/** Withdraws an entry, once for any number of presses. */
export function useWithdraw(onDone: (done: Done) => void) {
  const queries = useQueryClient()
  const again = useHoursAgain()
  const busy = useRef(false) // a second press may come before the first is drawn
  const { mutate } = useMutation({
    mutationFn: async (entry: HourEntry) => {
      await withdrawHours(entry.id)
      await takeFromWeek(queries, entry)
    },
    onSettled: (_, error, entry) => {
      busy.current = false
      onDone(error === null ? { what: 'withdrawn', entry } : { what: 'failed', error })
      again() // it may be gone though no answer came, or be withdrawn elsewhere
    },
  })
  return (entry: HourEntry) => {
    if (busy.current) return
    busy.current = true
    mutate(entry)
  }
}
