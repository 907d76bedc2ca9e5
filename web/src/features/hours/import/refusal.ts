import type { RefusedRow } from '../../../api/hours'
import { ApiError } from '../../../lib/api-error'
import { failure } from '../../../lib/messages'
import { detailOf } from '../../../lib/problem'
import { defused } from '../../../lib/rules/csv'
import { onScreen } from './on-screen'

const failed = 'Kon het bestand niet importeren'

const isRow = (value: unknown): value is RefusedRow =>
  typeof value === 'object' && value !== null && 'line' in value && 'reason' in value

/** The first of the rows that the server refused, and how many come after them. */
export interface Refused {
  rows: RefusedRow[]
  more: number
  /** How many rows only have no whole or half hours, which rounding settles. They are not among the rows. */
  uneven: number
}

/** Returns the rows that the server refused, or null when the failure is another. */
export function refusedRowsOf(error: unknown): Refused | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null
  const { body } = error
  if (typeof body !== 'object' || body === null || !('rows' in body) || !Array.isArray(body.rows)) return null
  const all = body.rows.filter(isRow)
  const rows = all.filter(({ reason }) => !reason.includes('--round'))
  const more = 'more' in body && typeof body.more === 'number' ? body.more : 0
  const inWords = rows.map((row) => ({ ...row, reason: onScreen(row.reason) }))
  const uneven = 'uneven' in body && typeof body.uneven === 'number' ? body.uneven : 0
  return all.length === 0 ? null : { rows: inWords, more, uneven }
}

/** Returns what to say about a file that is not imported at all. */
export function refusalOf(error: Error): string {
  if (!(error instanceof ApiError)) return failed
  if (error.status === 413) return 'Dit bestand is groter dan 10 MB. Verdeel het over meer bestanden.'
  if (error.status === 400) return detailOf(error) ?? failure(error, failed)
  return failure(error, failed)
}

const csvCell = (text: string): string => `"${defused(text).replaceAll('"', '""')}"`

/** The refused rows as a file that a Dutch Excel opens. */
export function csvOf(rows: RefusedRow[]): Blob {
  const lines = rows.map(({ line, column, reason }) => [line, csvCell(column ?? ''), csvCell(reason)].join(';'))
  return new Blob([`\uFEFF${['rij;kolom;reden', ...lines].join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
