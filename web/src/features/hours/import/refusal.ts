import type { RefusedRow } from '../../../api/hour-imports'
import { ApiError } from '../../../lib/api-error'
import { failure } from '../../../lib/messages'
import { detailOf } from '../../../lib/problem'
import { refusedIn } from '../../../lib/refused-rows'
import { defused } from '../../../lib/rules/csv'
import { onScreen } from './on-screen'

const failed = 'Kon het bestand niet importeren'

/** The first of the rows that the server refused, and how many come after them. */
export interface Refused {
  rows: RefusedRow[]
  more: number
  /** How many rows only have no whole or half hours, which rounding settles. They are not among the rows. */
  uneven: number
}

/** Returns the rows that the server refused, or null when the failure is another. */
export function refusedRowsOf(error: unknown): Refused | null {
  const refused = refusedIn(error)
  if (refused === null) return null
  const rows = refused.rows.filter(({ reason }) => !reason.includes('--round'))
  return { ...refused, rows: rows.map((row) => ({ ...row, reason: onScreen(row.reason) })) }
}

/** Returns what to say about a file that is not imported at all. */
export function refusalOf(error: Error): string {
  if (!(error instanceof ApiError)) return failed
  if (error.status === 413) return 'Dit bestand is groter dan 10 MB. Verdeel het over meer bestanden.'
  if (error.status === 400) return onScreen(detailOf(error) ?? failure(error, failed))
  return failure(error, failed)
}

const csvCell = (text: string): string => `"${defused(text).replaceAll('"', '""')}"`

/** The refused rows as a file that a Dutch Excel opens. */
export function csvOf(rows: RefusedRow[]): Blob {
  const lines = rows.map(({ line, column, reason }) => [line, csvCell(column ?? ''), csvCell(reason)].join(';'))
  return new Blob([`\uFEFF${['rij;kolom;reden', ...lines].join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
