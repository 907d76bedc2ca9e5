import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSite } from '../../api/site'
import { localDay } from '../../lib/local-day'
import { type Day, mondayOf, parseDate } from '../../lib/rules/dates'

/** Returns today in the Netherlands, by the server's clock if that is known. */
export const useToday = (): Day => useSite()?.today ?? localDay(new Date().toISOString())

/** Returns the address of the week of a day: what else is in the address of now stays. */
export function useWeekLink(): (day: Day) => { search: string } {
  const [params] = useSearchParams()
  return useCallback(
    (day) => {
      const next = new URLSearchParams(params)
      next.set('week', mondayOf(day))
      return { search: `?${next}` }
    },
    [params],
  )
}

/**
 * The week in the address, ?week=2026-11-16 with any of its days, or that of today; `chosen` is the day that stands
 * there. `go` opens another week.
 */
export function useWeek(today: Day): { monday: Day; chosen: Day | null; go: (day: Day) => void } {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const link = useWeekLink()
  const go = useCallback((day: Day) => void navigate(link(day), { preventScrollReset: true }), [navigate, link])
  const chosen = parseDate(params.get('week') ?? '').value
  return { monday: mondayOf(chosen ?? today), chosen, go }
}
