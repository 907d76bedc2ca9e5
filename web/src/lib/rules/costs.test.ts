import { expect, test } from 'vitest'
import { type CostItem, countedOf, lackingPosts, missingOf } from './costs'
import { readCases, type Vector } from './vectors-for-tests'

const unknown = { vat: '', share: null } as const

for (const c of readCases<Vector<Partial<CostItem>, { counted: number; missing: string[] }>>('costs_item')) {
  test(`costs_item: ${c.name}`, () => {
    const item = { ...unknown, ...c.in } as CostItem
    expect(missingOf(item).sort()).toEqual([...(c.want?.missing ?? [])].sort())
    expect(countedOf(item) ?? 0).toBe(c.want?.counted)
  })
}

test('what is lacking is named, or counted when it is much', () => {
  expect(lackingPosts(['“A”', '“B”', '“C”'])).toBe('“A”, “B” en “C”')
  expect(lackingPosts(['a', 'b', 'c', 'd'])).toBe('4 open posten')
})
