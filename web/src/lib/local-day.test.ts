import { expect, test } from 'vitest'
import { localDay } from './local-day'

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-07-01T22:00:00.5Z', '2026-07-02'],
])('at %s it is %s in the Netherlands', (moment, day) => expect(localDay(moment)).toBe(day))
