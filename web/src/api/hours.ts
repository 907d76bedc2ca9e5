import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { byName } from '../lib/by-name'
import { type Day, mondayOf } from '../lib/rules/dates'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { employeesKey } from './employees'
import { projectsKey } from './projects'
import { reportsKey } from './reports'
import { type ListPage, wholeList } from './whole-list'

/** An entry with its log, which the screens of a week show. */
export type HourEntry = components['schemas']['HourEntryLog']
export type HourEntryInput = components['schemas']['HourEntryInput']
export type HoursElsewhere = components['schemas']['HoursElsewhere']
export type HourAction = components['schemas']['HourAction']

/** Begins the query keys of everything about hours. */
export const hoursKey = 'hours'

/** A page of what a project has in a week. */
type WeekPage = ListPage & { project_number: string; week: Day }

type Ask<Item> = (query: WeekPage, signal: AbortSignal) => Promise<{ data?: Item[]; response: Response }>

/** All that a project has of something in the week of a day. */
const inWeek =
  <Item extends { id: number } | { employee: number }>(what: string, ask: Ask<Item>) =>
  (number: string, day: Day) =>
    queryOptions({
      queryKey: [hoursKey, number, what, mondayOf(day)],
      queryFn: ({ signal }) =>
        wholeList((page) => ask({ ...page, project_number: number, week: mondayOf(day) }, signal)),
      staleTime: 0,
    })

/** Asks for hours with their log: those that were deleted, or the others. */
const logged =
  (withdrawn: boolean): Ask<HourEntry> =>
  (query, signal) =>
    client.GET('/api/hours/', { params: { query: { ...query, withdrawn, view: 'log' } }, signal }) as Promise<{
      data?: HourEntry[] // the document of the API cannot say that this view has the log
      response: Response
    }>

/** The hours of a project in the week of a day, by date and employee. Entries of another tab show up when this one gets the focus. */
export const weekHours = inWeek('week', logged(false))

/** The same to copy them, which needs no log. */
export const hoursToCopy = inWeek('copy', (query, signal) => client.GET('/api/hours/', { params: { query }, signal }))

/** The hours of a project in the week of a day that were deleted. Their history tells when and by whom. */
export const deletedHours = inWeek('deleted', logged(true))

/** What the people of a project work on other projects in the week of a day, since a day has room for so much over all. */
export const hoursElsewhere = inWeek('elsewhere', (query, signal) =>
  client.GET('/api/hours/elsewhere/', { params: { query }, signal }),
)

/** Compares entries as the API orders them. */
const inOrder = (a: HourEntry, b: HourEntry): number =>
  a.date.localeCompare(b.date) || byName(a.employee_name, b.employee_name) || a.id - b.id

/** Logs hours of an employee on a day. Calls with the same key make one entry. */
export const logHours = (body: HourEntryInput, key: string): Promise<HourEntry> =>
  answer(client.POST('/api/hours/', { body, params: { header: { 'Idempotency-Key': key } } }))

/** Returns entries that are in order with this one at its place, instead of an earlier state of it. */
function withEntry(entries: HourEntry[], entry: HourEntry): HourEntry[] {
  const others = entries.filter(({ id }) => id !== entry.id)
  const next = others.findIndex((other) => inOrder(entry, other) < 0)
  return others.toSpliced(next < 0 ? others.length : next, 0, entry)
}

/** Adds an entry that was just logged to its week, if that is loaded. */
export async function addToWeek(queries: QueryClient, entry: HourEntry): Promise<void> {
  const { queryKey } = weekHours(entry.project_number, entry.date)
  await queries.cancelQueries({ queryKey }) // an answer on the way may be older
  queries.setQueryData<HourEntry[]>(queryKey, (before) => before && withEntry(before, entry))
}

/** Takes an entry that was just withdrawn out of its week. */
export async function takeFromWeek(queries: QueryClient, { id, project_number, date }: HourEntry): Promise<void> {
  const { queryKey } = weekHours(project_number, date)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<HourEntry[]>(queryKey, (before) => before?.filter((entry) => entry.id !== id))
}

/** Loads all that hours are part of again. For after a change, also when no answer to it came. */
export function useHoursAgain(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    for (const key of [hoursKey, projectsKey, reportsKey, employeesKey])
      void queries.invalidateQueries({ queryKey: [key] })
  }, [queries])
}

/** Withdraws an entry. Its history stays. */
export async function withdrawHours(id: number): Promise<void> {
  await client.DELETE('/api/hours/{id}/', { params: { path: { id } } })
}

/** Puts a withdrawn entry back as it was. */
export const restoreHours = (id: number): Promise<HourEntry> =>
  answer(client.POST('/api/hours/{id}/restore/', { params: { path: { id } } }))

/** What happened to an entry, and to those that it replaced, oldest first. */
export const historyOf = (id: number) =>
  queryOptions({
    queryKey: [hoursKey, 'history', id],
    queryFn: ({ signal }) => answer(client.GET('/api/hours/{id}/history/', { params: { path: { id } }, signal })),
    staleTime: 0,
  })
