import { ApiError } from './api-error'
import type { components } from './schema'

type Row = components['schemas']['RefusedRows']['rows'][number]

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'line' in value && 'reason' in value

interface RefusedFile {
  /** The first of the rows. */
  rows: Row[]
  /** How many come after them. */
  more: number
  /** How many rows only have no whole or half hours. */
  uneven: number
}

/** Returns what the server refused of a file, null when the failure is another. */
export function refusedIn(error: unknown): RefusedFile | null {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.code !== 'month_closed')) return null
  const { body } = error
  if (typeof body !== 'object' || body === null || !('rows' in body) || !Array.isArray(body.rows)) return null
  const rows = body.rows.filter(isRow)
  const more = 'more' in body && typeof body.more === 'number' ? body.more : 0
  const uneven = 'uneven' in body && typeof body.uneven === 'number' ? body.uneven : 0
  return rows.length === 0 ? null : { rows, more, uneven }
}
