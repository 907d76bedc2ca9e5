import { expect, test } from 'vitest'
import { ApiError } from './api-error'
import { refusedIn } from './refused-rows'

const rows = [{ line: 4, column: 'datum', reason: 'oktober 2026 is afgesloten' }]
const failed = (status: number, body: unknown) => new ApiError(status, null, {}, { body })

test('rows are refused one by one, for what is wrong with them or since their month is closed', () => {
  expect(refusedIn(failed(400, { rows, more: 2, uneven: 1 }))).toEqual({ rows, more: 2, uneven: 1 })
  expect(refusedIn(failed(409, { code: 'month_closed', rows }))).toEqual({ rows, more: 0, uneven: 0 })
})

test.each([
  failed(409, { detail: 'Er loopt al een import.', code: 'busy' }),
  failed(409, { code: 'month_closed' }),
  failed(400, { rows: [] }),
  failed(500, { rows }),
  new Error('x'),
])('another failure is none of that: %#', (error) => expect(refusedIn(error)).toBeNull())
