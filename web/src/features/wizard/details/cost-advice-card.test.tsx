import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CostAdvice } from '../../../lib/rules/verdict'
import { renderInApp } from '../../../test/render'
import { CostAdviceCard } from './cost-advice-card'

const advice: CostAdvice = { recommendation: 'forfetair', reasoning: 'Alles in woorden.', warning: '' }

const comparison = {
  items: [
    { label: 'sensoren', amount: 400_00, kind: 'kosten' as const, note: '' },
    { label: 'oscilloscoop', amount: 9_000_00, kind: 'uitgave' as const, note: 'voor het deel dat je gebruikt' },
    { label: 'laptops', amount: 2_000_00, kind: 'telt_niet_mee' as const, note: 'algemene ICT telt niet mee' },
  ],
  counted: 9_400_00,
  flat_rate: 10_000_00,
  conclusion: 'Dat is niet meer dan het forfait.',
}

const draw = (more: Partial<CostAdvice>) =>
  renderInApp(<CostAdviceCard advice={{ ...advice, ...more }} stale={false} />)

test('an advice about amounts is a table of items, with the sum and the flat rate', () => {
  draw({ comparison })
  const rows = within(screen.getByRole('table', { name: 'Kostenposten' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Post', 'Telt als', 'Bedrag'],
    ['sensoren', 'Kosten', '€\u00a0400,00'],
    ['oscilloscoopvoor het deel dat je gebruikt', 'Uitgave', '€\u00a09.000,00'],
    ['laptopsalgemene ICT telt niet mee', 'Telt niet mee', '€\u00a02.000,00'],
    ['Telt samen mee', '€\u00a09.400,00'],
    ['Forfait voor jouw uren', '€\u00a010.000,00'],
  ])
  expect(screen.getByText('Dat is niet meer dan het forfait.')).toBeTruthy()
  expect(screen.queryByText('Alles in woorden.')).toBeNull()
})

test('L-10 what an advisor says is text, never markup', () => {
  const hostile = '<img src=x onerror=alert(1)> [klik](javascript:alert(1))'
  const items = [{ label: hostile, amount: 1, kind: 'kosten' as const, note: hostile }]
  const { container } = draw({ comparison: { ...comparison, items, conclusion: hostile } })
  expect(screen.getAllByText(hostile)).toHaveLength(3)
  expect(container.querySelector('img, a')).toBeNull()
})

test('an advice without amounts is its reasoning', () => {
  draw({})
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Alles in woorden.')).toBeTruthy()
})
