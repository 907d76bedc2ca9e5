import { expect, test } from 'vitest'
import { euro } from './money'
import { readCases, type Vector } from './vectors-for-tests'

for (const c of readCases<Vector<number, { euro: string }>>('money_format')) {
  test(`money_format: ${c.in}`, () => expect(euro(c.in)).toBe(c.want?.euro))
}
