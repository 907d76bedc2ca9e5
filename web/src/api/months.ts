import { type QueryState, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { patiently, pollEvery } from './poll'
import { type ListPage, wholeList } from './whole-list'

export type PersonMonth = components['schemas']['PersonMonth']
export type PersonDays = components['schemas']['PersonDays']
export type MonthState = components['schemas']['MonthState']
export type DayState = components['schemas']['DayState']
export type StoredSheet = components['schemas']['StoredSheet']

/** Begins the query keys of everything about months. */
const monthsKey = 'months'

/** Reports whether the timesheet of a closed month is still being made. */
export const awaitsSheet = ({ state, sheets }: Pick<PersonMonth, 'state' | 'sheets'>): boolean =>
  state === 'closed' && sheets.every(({ replaced_at }) => replaced_at !== null)

/** How often months are loaded again by themselves at most, for timesheets that do not come. */
const mostLoads = 100

/** The refetch interval of a query with these months, which are loaded again while timesheets are being made. */
export const untilSheets = (months: Parameters<typeof awaitsSheet>[0][] = [], state: QueryState<unknown>) =>
  months.some(awaitsSheet) && state.dataUpdateCount < mostLoads && patiently(pollEvery.list)({ state })

/** The month of everybody in a company, by name. It is loaded again while timesheets are being made. */
export const companyMonth = (company: number, month: string) =>
  queryOptions({
    queryKey: [monthsKey, company, month],
    queryFn: ({ signal }) =>
      wholeList(async (query: ListPage) => {
        const params = { path: { company, month }, query }
        const { data, response } = await client.GET('/api/companies/{company}/months/{month}/', { params, signal })
        return { data: data?.people ?? [], response }
      }),
    refetchInterval: ({ state }) => untilSheets(state.data, state),
    staleTime: 0,
  })

/** What is known of each day of a month, by person. */
export const openDays = (company: number, month: string) =>
  queryOptions({
    queryKey: [monthsKey, company, month, 'days'],
    queryFn: ({ signal }) =>
      wholeList((page) =>
        client.GET('/api/companies/{company}/open-days/', {
          params: { path: { company }, query: { ...page, month } },
          signal,
        }),
      ),
    staleTime: 0,
  })

const acts = {
  confirm: '/api/companies/{company}/months/{month}/confirm/',
  close: '/api/companies/{company}/months/{month}/close/',
  return: '/api/companies/{company}/months/{month}/return/',
  reopen: '/api/companies/{company}/months/{month}/reopen/',
} as const

/** What is done with the months of others; one's own is confirmed. */
export type MonthAct = Exclude<keyof typeof acts, 'confirm'>

/** Does something with the month of people: of all of them or of none. */
export const actOnMonth = (
  act: keyof typeof acts,
  company: number,
  month: string,
  body: components['schemas']['MonthAct'],
): Promise<unknown> => answer(client.POST(acts[act], { params: { path: { company, month } }, body }))

/** Loads all months again. For after a change, also when no answer to it came. */
export function useMonthsAgain(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [monthsKey] })
}
