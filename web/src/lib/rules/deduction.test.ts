import { expect, test } from 'vitest'
import { aWorth } from '../../test/worth'
import { aboutDeduction, amountsOf, worthLines } from './deduction'
import { hasFewHours } from './few-hours'
import { plain } from './vectors-for-tests'

const alone = aWorth({ applicant: 'self_employed', hours: 0, own_hours: 600, benefit: 0, deduction: 15_979_00 })
const words = (lines: { words: string; amount: string }[]) => lines.map((line) => `${line.words} ${line.amount}`)

test('a company pays less wage tax', () => {
  expect(words(amountsOf(aWorth()))).toEqual(['minder loonheffing €\u00a016.848'])
  expect(aboutDeduction(aWorth())).toBeNull()
  expect(hasFewHours(aWorth())).toBe(false)
})

test('a self-employed person deducts from the profit, a starter more', () => {
  expect(words(amountsOf(alone))).toEqual(['aftrek van je winst €\u00a015.979'])
  const starter = { ...alone, starter_extra: 7_996_00 }
  expect(words(amountsOf(starter))).toEqual(['aftrek van je winst €\u00a023.975'])
  expect(words(worthLines(starter))).toEqual(['S&O-aftrek €\u00a015.979', 'Extra aftrek voor starters €\u00a07.996'])
  expect(aboutDeduction(alone)).toContain('urencriterium van 1.225 uur')
})

test('the 500 hours count over the applications of the year', () => {
  const few = { ...alone, own_hours: 199, earlier_own_hours: 300, deduction: 0 }
  expect([hasFewHours(few), hasFewHours({ ...few, own_hours: 200 })]).toEqual([true, false])
  expect(aboutDeduction(few)).toContain('In 2027 zijn het er 499.')
  expect(amountsOf(few)).toEqual([])
  expect(aboutDeduction({ ...alone, earlier_own_hours: 500, deduction: 0 })).toContain('bij een eerdere aanvraag')
})

test('with employees there are two amounts, which are not added up', () => {
  const both = aWorth({ applicant: 'both', own_hours: 600, deduction: 15_979_00 })
  expect(words(amountsOf(both))).toEqual(['minder loonheffing €\u00a016.848', 'aftrek van je winst €\u00a015.979'])
})

test('the sum says what earlier applications have used', () => {
  expect(words(worthLines(aWorth({ earlier_base: 10_000_00 })))[3]).toBe(
    'Eerdere aanvragen van 2027 gingen voor €\u00a010.000',
  )
})

plain('few_own_hours', ({ own, earlier }: { own: number; earlier: number }) =>
  hasFewHours({ applicant: 'self_employed', own_hours: own, earlier_own_hours: earlier }),
)
