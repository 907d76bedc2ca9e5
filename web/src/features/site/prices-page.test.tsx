import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import PricesPage from './prices-page'

test('doing it alone, here or with an adviser is compared, without a price that has no source', () => {
  renderInApp(<PricesPage />)
  const table = screen.getByRole('table', { name: 'Zelf, wij of een adviseur' })
  const paid = within(table).getByRole('row', { name: /^Wat je betaalt/ })
  const [alone, here, adviser] = within(paid)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))
  expect(alone).toBe('Alleen eHerkenning')
  expect(here).toContain('€ 795,00 exclusief btw')
  expect(adviser).not.toMatch(/\d/)
})

test('each service has its price, what it contains and one way on', () => {
  renderInApp(<PricesPage />)
  const [standard, other, ...more] = screen.getAllByRole('article')
  if (standard === undefined || other === undefined) throw new Error('there are two services')
  expect(more).toEqual([])
  const says = (card: HTMLElement, lines: string[]) => {
    for (const line of lines) expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(line)
  }
  const leadsTo = (card: HTMLElement) => within(card).getByRole('link').getAttribute('href')
  says(standard, [
    '€ 795,00 exclusief btw per project, vooraf te betalen',
    '€ 961,95 inclusief 21% btw',
    'Direct te downloaden na betaling',
  ])
  expect(leadsTo(standard)).toBe('/new-request')
  says(other, ['Wordt verwacht', '€ 0,00 vooraf', '5% succesvergoeding', 'Direct te downloaden na ondertekening'])
  expect(leadsTo(other)).toBe('/contact')
})
