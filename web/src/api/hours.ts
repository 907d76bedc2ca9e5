import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Day, mondayOf } from '../lib/rules/dates'
import { answer, client } from './client'
import { employeesKey } from './employees'
import { projectsKey } from './projects'
import { reportsKey } from './reports'
import type { components } from './schema'
import { wholeList } from './whole-list'

export type HourEntry = components['schemas']['HourEntry']
export type HourEntryInput = components['schemas']['HourEntryInput']
export type HourAction = components['schemas']['HourAction']
export type ImportResult = components['schemas']['ImportResult']
export type RefusedRow = components['schemas']['RefusedRows']['rows'][number]
export type FileFormat = ImportResult['format']
export type DateFormat = NonNullable<ImportResult['date_format']>

/** Begins the query keys of everything about hours. */
const hoursKey = 'hours'

/** The hours of a project in the week of a day, by date and employee. Entries of another tab show up when this one gets the focus. */
export const weekHours = (number: string, day: Day) =>
  queryOptions({
    queryKey: [hoursKey, number, 'week', mondayOf(day)],
    queryFn: ({ signal }) =>
      wholeList((query) =>
        client.GET('/api/hours/', {
          params: { query: { ...query, project_number: number, week: mondayOf(day) } },
          signal,
        }),
      ),
    staleTime: 0,
  })

/** Logs hours of an employee on a day. Calls with the same key make one entry. */
export const logHours = (body: HourEntryInput, key: string): Promise<HourEntry> =>
  answer(client.POST('/api/hours/', { body, params: { header: { 'Idempotency-Key': key } } }))

/** Adds an entry that was just logged to its week, if that is loaded. */
export async function addToWeek(queries: QueryClient, entry: HourEntry): Promise<void> {
  const { queryKey } = weekHours(entry.project_number, entry.date)
  await queries.cancelQueries({ queryKey }) // an answer on the way may be older
  queries.setQueryData<HourEntry[]>(
    queryKey,
    (before) => before && [...before.filter(({ id }) => id !== entry.id), entry],
  )
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

/** What happened to an entry, and to those that it replaced, oldest first. */
export const historyOf = (id: number) =>
  queryOptions({
    queryKey: [hoursKey, 'history', id],
    queryFn: ({ signal }) => answer(client.GET('/api/hours/{id}/history/', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** How a file with hours is read. */
export interface Reading {
  format: FileFormat | 'auto'
  /** Null leaves it to the file. */
  dateFormat: DateFormat | null
  createEmployees: boolean
  round: boolean
}

/** Checks the hours of a file, and unless it is a dry run logs them all. */
export const importHours = (
  number: string,
  file: ArrayBuffer,
  { format, dateFormat, createEmployees, round }: Reading,
  dryRun: boolean,
  signal?: AbortSignal,
): Promise<ImportResult> =>
  answer(
    client.POST('/api/hours/import/', {
      params: {
        query: {
          project_number: number,
          format,
          create_employees: createEmployees,
          dry_run: dryRun,
          ...(dateFormat !== null && { date_format: dateFormat }),
          ...(round && { round: '0.5' as const }),
        },
      },
      headers: { 'Content-Type': 'application/octet-stream' },
      body: '', // the file itself, which the next line gives
      bodySerializer: () => file,
      ...(signal && { signal }),
    }),
  )
