import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useSite } from '../../api/site'
import { localDay } from '../../lib/local-day'
import { type Day, mondayOf, parseDate } from '../../lib/rules/dates'

/** Returns today in the Netherlands, by the server's clock if that is known. */
export const useToday = (): Day => useSite()?.today ?? localDay(new Date().toISOString())

/** The week in the address, ?week=2026-11-16 with any of its days, or that of today. `go` opens another. */
export function useWeek(today: Day): { monday: Day; go: (day: Day) => void } {
  const [params, setParams] = useSearchParams()
  const go = useCallback((day: Day) => setParams({ week: mondayOf(day) }, { preventScrollReset: true }), [setParams])
  return { monday: mondayOf(parseDate(params.get('week') ?? '').value ?? today), go }
}
