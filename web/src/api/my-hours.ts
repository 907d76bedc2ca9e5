import { queryOptions } from '@tanstack/react-query'
import { type Day, mondayOf } from '../lib/rules/dates'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { hoursKey } from './hours'
import { patiently, pollEvery } from './poll'

export type MyHours = components['schemas']['MyHours']
export type MyMonth = components['schemas']['MyMonth']
export type DayState = components['schemas']['DayState']
export type DayMarkKind = components['schemas']['DayMarkKind']
export type DayMarkInput = components['schemas']['DayMarkInput']
export type MarkedDays = components['schemas']['MarkedDays']

/** Reports whether the timesheet of a closed month is still being made. */
export const awaitsSheet = ({ state, sheets }: Pick<MyMonth, 'state' | 'sheets'>): boolean =>
  state === 'closed' && sheets.every(({ replaced_at }) => replaced_at !== null)

/** How often a week is loaded again by itself at most, for timesheets that do not come. */
const mostLoads = 100

/** What the user works in the week of a day, over all projects of a company. */
export const myHours = (company: number, day: Day) =>
  queryOptions({
    queryKey: [hoursKey, 'mine', company, mondayOf(day)],
    queryFn: ({ signal }) =>
      answer(client.GET('/api/my-hours/', { params: { query: { company, week: mondayOf(day) } }, signal })),
    refetchInterval: (query) => {
      const { data, dataUpdateCount } = query.state
      return data?.months.some(awaitsSheet) && dataUpdateCount < mostLoads ? patiently(pollEvery.list)(query) : false
    },
    staleTime: 0,
  })

/** Marks days without R&D hours, or takes their marks off. Those with hours are skipped. */
export const markDays = (body: DayMarkInput): Promise<MarkedDays> => answer(client.PUT('/api/day-marks/', { body }))

/** Confirms a month of one's own, with a reason while days of it are open. */
export async function confirmMonth(
  company: number,
  month: string,
  employee: number,
  reason: string | null = null,
): Promise<void> {
  const body = { employees: [employee], ...(reason !== null && { reason }) }
  await client.POST('/api/companies/{company}/months/{month}/confirm/', { params: { path: { company, month } }, body })
}
