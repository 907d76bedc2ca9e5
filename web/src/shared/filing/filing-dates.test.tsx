import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { FilingDates } from './filing-dates'

const january = {
  from: '2027-01-01',
  deadline: '2026-12-20',
  months: 12,
  past: false,
  uncounted: false,
  weekend: '',
  working_days: 20,
}

type Filing = Parameters<typeof FilingDates>[0]['filing']

const said = (change: Partial<Filing>, filed: string | null = null): string =>
  renderInApp(<FilingDates filing={{ ...january, ...change }} filed={filed} />).container.textContent ?? ''

test('a deadline in a weekend says so', () => {
  expect(said({ weekend: 'zondag' })).toContain('20 december 2026 (nog 20 werkdagen). Dat is een zondag')
  expect(said({})).not.toContain('Dat is een')
})

test('hours before the period are said not to count', () => {
  expect(said({ uncounted: true })).toContain('De uren die je vóór 1 januari 2027 maakt, tellen niet mee.')
  expect(said({})).not.toContain('tellen niet mee')
})

test.each([false, true])('what was filed has no deadline, passed or not: %s', (past) => {
  expect(said({ past, weekend: 'zondag', uncounted: true }, '2026-11-20')).toMatch(
    /Indienen bij RVOIngediend op 20 november 2026\. Je hoeft hiervoor niets meer te doen\.$/,
  )
})

test('the self-employed have no deadline: their period begins on the day of filing', () => {
  expect(said({ deadline: null })).toMatch(/Je periode begint op de dag waarop je indient/)
  expect(said({ deadline: null })).not.toMatch(/uiterlijk|Dien in/)
})
