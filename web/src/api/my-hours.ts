import { queryOptions } from '@tanstack/react-query'
import { type Day, mondayOf } from '../lib/rules/dates'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { hoursKey } from './hours'
import { untilSheets } from './months'

export type MyHours = components['schemas']['MyHours']
export type MyMonth = components['schemas']['MyMonth']
export type DayMarkKind = components['schemas']['DayMarkKind']
export type DayMarkInput = components['schemas']['DayMarkInput']
export type MarkedDays = components['schemas']['MarkedDays']

/** What the user works in the week of a day, over all projects of a company. */
export const myHours = (company: number, day: Day) =>
  queryOptions({
    queryKey: [hoursKey, 'mine', company, mondayOf(day)],
    queryFn: ({ signal }) =>
      answer(client.GET('/api/my-hours/', { params: { query: { company, week: mondayOf(day) } }, signal })),
    refetchInterval: ({ state }) => untilSheets(state.data?.months, state),
    staleTime: 0,
  })

/** The user's own open days in a company, oldest first. */
export const myOpenDays = (company: number) =>
  queryOptions({
    queryKey: [hoursKey, 'mine', company, 'open'],
    queryFn: ({ signal }) => answer(client.GET('/api/my-hours/open-days/', { params: { query: { company } }, signal })),
    staleTime: 0,
  })

/** Marks days without R&D hours, or takes their marks off. Those with hours are skipped. */
export const markDays = (body: DayMarkInput): Promise<MarkedDays> => answer(client.PUT('/api/day-marks/', { body }))
