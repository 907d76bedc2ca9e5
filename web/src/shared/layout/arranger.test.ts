import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { aClause, aLayout } from '../../test/layout'
import { createArranger } from './arranger'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was not saved is tried again while its page is there, and by the next page', async () => {
  const layout = aLayout([aClause('s1', 'Het lukt niet.', null)])
  const put = vi.fn(async () => {
    throw new ApiError(503)
  })
  const arranger = createArranger({ layout: () => ({ layout, etag: '' }), put, reload: async () => {}, keep: () => {} })
  const leave = arranger.subscribe(() => {})
  const [clause] = layout.clauses
  if (clause === undefined) throw new Error('no sentence')
  arranger.move(clause, 'none')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(put).toHaveBeenCalledTimes(2)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(put).toHaveBeenCalledTimes(2)
  await arranger.save()
  expect(put).toHaveBeenCalledTimes(3)
})
