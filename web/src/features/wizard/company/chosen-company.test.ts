import { expect, test } from 'vitest'
import { chosenCompany } from './chosen-company'

test.each([
  [[1, 2], '2', 1, 2],
  [[1, 2], '9', 2, 2],
  [[1, 2], null, null, 1],
  [[1, 2], 'x', null, 1],
  [[], '2', 2, null],
] as const)('of %j, last chosen %j and draft %j, the company is %j', (ids, stored, current, want) =>
  expect(chosenCompany([...ids], stored, current)).toBe(want),
)
