import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CostComparison } from '../../../lib/rules/costs'
import type { CostAdvice } from '../../../lib/rules/verdict'
import { parseCostAdvice } from '../../../lib/rules/verdict-answer'
import { renderInApp } from '../../../test/render'
import { CostAdviceCard } from './cost-advice-card'

const advice: CostAdvice = { recommendation: 'forfetair', reasoning: 'Alles in woorden.', warning: '' }

const item = { id: 'c1', times: 1, vat: 'excl', share: 100, kind: 'kosten', reason: '' } as const

const comparison: CostComparison = {
  items: [
    { ...item, post: 'cloud', cents: 900_00, times: 12 },
    { ...item, id: 'c2', post: 'meetbank', cents: 30_000_00, share: 20, kind: 'uitgave', reason: 'voor het deel' },
    { ...item, id: 'c3', post: 'laptops', cents: 2_000_00, kind: 'telt_niet', reason: 'algemene ICT telt niet mee' },
    { ...item, id: 'c4', post: 'folie', cents: 500_00, vat: '' },
  ],
  open: [{ item: 'c4', question: 'Is het bedrag met of zonder btw?' }],
  counted: 16_800_00,
  flat_rate: 10_000_00,
  conclusion: 'Dat is meer dan het forfait.',
}

const draw = (more: Partial<CostAdvice>) =>
  renderInApp(<CostAdviceCard advice={{ ...advice, ...more }} stale={false} />)

test('an advice about amounts is a table of items, with the sum and the flat rate', () => {
  draw({ comparison })
  const rows = within(screen.getByRole('table', { name: 'Kostenposten' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Post', 'Telt mee voor'],
    ['CloudTelt als kosten', '€\u00a010.800,00'],
    ['MeetbankTelt als uitgaveVoor het deel', '€\u00a06.000,00'],
    ['LaptopsTelt niet meeAlgemene ICT telt niet mee', '€\u00a00,00'],
    ['FolieTelt als kostenIs het bedrag met of zonder btw?', 'Nog niet'],
    ['Telt samen mee', '€\u00a016.800,00'],
    ['Forfait voor jouw uren', '€\u00a010.000,00'],
  ])
  expect(screen.getByText('Dat is meer dan het forfait.')).toBeTruthy()
  expect(screen.queryByText('Alles in woorden.')).toBeNull()
})

test('L-10 what an advisor says is text, never markup', () => {
  const hostile = '<img src=x onerror=alert(1)> [klik](javascript:alert(1))'
  const items = [{ ...item, post: hostile, cents: 1, reason: hostile }]
  const { container } = draw({ comparison: { ...comparison, items, conclusion: hostile } })
  expect(screen.getAllByText(hostile)).toHaveLength(3)
  expect(container.querySelector('img, a')).toBeNull()
})

test('an advice without amounts is its reasoning', () => {
  draw({})
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Alles in woorden.')).toBeTruthy()
})

test('while open items decide, the heading names them and recommends nothing', () => {
  const open = { undecided: true, recommendation: 'werkelijke', warning: 'x', reasoning: 'y' }
  const items = [{ ...item, id: 'c4', post: 'Folie', cents: 500_00, vat: '' }]
  const given = parseCostAdvice({ ...comparison, ...open, items })
  renderInApp(<CostAdviceCard advice={given} stale={false} />)
  expect(screen.getByText('Nog niet te zeggen: vul “Folie” aan')).toBeTruthy()
  expect(screen.queryByText(/^Advies:/)).toBeNull()
  expect(parseCostAdvice(JSON.stringify(given))).toEqual(given)
  expect(parseCostAdvice({ ...open, items: [], open: [] }).lacks).toBe('je S&O-uren')
})
