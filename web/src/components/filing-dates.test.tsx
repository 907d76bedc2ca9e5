import { expect, test } from 'vitest'
import { renderInApp } from '../test/render'
import { FilingDates } from './filing-dates'

const january = {
  start_month: '2027-01',
  deadline: '2026-12-20',
  months: 12,
  past: false,
  uncounted: false,
  weekend: '',
  working_days: 20,
}

const said = (change: Partial<typeof january>): string =>
  renderInApp(<FilingDates filing={{ ...january, ...change }} />).container.textContent ?? ''

test('a deadline in a weekend says so', () => {
  expect(said({ weekend: 'zondag' })).toContain('20 december 2026 (nog 20 werkdagen). Dat is een zondag')
  expect(said({})).not.toContain('Dat is een')
})

test('hours before the period are said not to count', () => {
  expect(said({ uncounted: true })).toContain('De uren die je vóór 1 januari 2027 maakt, tellen niet mee.')
  expect(said({})).not.toContain('tellen niet mee')
})
