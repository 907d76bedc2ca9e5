import { expect, test } from 'vitest'
import { dutchAmount, euro } from './money'
import { readCases, type Vector } from './vectors-for-tests'

for (const c of readCases<Vector<number, { euro: string; dutch: string }>>('money_format')) {
  test(`money_format: ${c.in}`, () => {
    expect(euro(c.in)).toBe(c.want?.euro)
    expect(dutchAmount(c.in)).toBe(c.want?.dutch)
  })
}
