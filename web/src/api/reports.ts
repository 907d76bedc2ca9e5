import { queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'

export type Summary = components['schemas']['Summary']
export type EmployeeHours = components['schemas']['EmployeeHours']

/** Begins the query keys of everything about reports. */
export const reportsKey = 'reports'

/** A month, yyyy-mm, or the week of a day. */
export type SummaryPeriod = { month: string } | { week: string }

async function partOf(project_number: string, period: SummaryPeriod, after: number | undefined, signal: AbortSignal) {
  const query = { project_number, ...(after !== undefined && { after }) }
  return 'month' in period
    ? client.GET('/api/hours-reports/monthly_summary/', { params: { query: { ...query, ...period } }, signal })
    : client.GET('/api/hours-reports/weekly_summary/', { params: { query: { ...query, ...period } }, signal })
}

/** Returns a summary with all of its employees, whom the API answers in pages. */
async function wholeSummary(project_number: string, period: SummaryPeriod, signal: AbortSignal): Promise<Summary> {
  const people: EmployeeHours[] = []
  for (;;) {
    const call = partOf(project_number, period, people.at(-1)?.employee, signal)
    const summary = await answer(call)
    people.push(...summary.employee_breakdown)
    const more = (await call).response.headers.get('Link')?.includes('rel="next"')
    if (!more) return { ...summary, employee_breakdown: people }
  }
}

/** What was worked on a project in a month or a week. */
export const summaryOf = (project_number: string, period: SummaryPeriod) =>
  queryOptions({
    queryKey: [reportsKey, project_number, period],
    queryFn: ({ signal }): Promise<Summary> => wholeSummary(project_number, period, signal),
    staleTime: 0,
  })
