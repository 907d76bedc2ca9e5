import { expect, test } from 'vitest'
import { consent } from '../../lib/consent'
import { keys } from '../../lib/storage'
import { countVisit, formOf } from './visits'

const stored = () => localStorage.getItem(keys.pageVisits)

test('visits are counted until there is a choice', () => {
  expect([countVisit(), countVisit(), countVisit()]).toEqual([1, 2, 3])
  expect(stored()).toBe('3')
  consent.choose({ analytics: false, marketing: false })
  expect(countVisit()).toBe(0)
  expect(stored()).toBeNull()
})

test.each(['', 'veel', '-4', '2.5', 'NaN', '1e400'])('a count that is none begins anew: %j', (count) => {
  localStorage.setItem(keys.pageVisits, count)
  expect(countVisit()).toBe(1)
})

test.each([
  ['/', 1, 'banner'],
  ['/faq', 3, 'banner'],
  ['/faq', 4, 'dialog'],
  ['/faq', 5, 'dialog'],
  ['/new-request', 1, 'dialog'],
  ['/privacy', 9, 'banner'],
  ['/terms', 9, 'banner'],
])('on %s at visit %d the question is a %s', (path, visits, form) => {
  expect(formOf(path, visits)).toBe(form)
})
