import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../test/render'

vi.mock('./bar-drawing', () => {
  throw new Error('not loaded')
})

/** A module of its own: the one that the files share knows its drawing, or would be left without one. */
const own: string = './bar-chart?own'
const { BarChart }: typeof import('./bar-chart') = await import(own)

const chart = {
  name: 'Uren per maand',
  each: 'Maand',
  series: [
    { name: 'Gemaakt', colour: 'ink.6' },
    { name: 'Nog beschikbaar', colour: 'orange.7', outlined: true },
  ],
  bars: [
    { label: 'nov', name: 'november 2026', figures: [12.5, 7.5] },
    { label: 'dec', name: 'december 2026', figures: [0, 20] },
  ],
  write: String,
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Uren per maand' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('the table has the figures of the bars, and their sums', () => {
  renderInApp(<BarChart {...chart} folded={false} />)
  expect(rows()).toEqual([
    ['Maand', 'Gemaakt', 'Nog beschikbaar'],
    ['november 2026', '12.5', '7.5'],
    ['december 2026', '0', '20'],
    ['Totaal', '12.5', '27.5'],
  ])
})

test('sums that are on the page already are left out', () => {
  renderInApp(<BarChart {...chart} folded={false} sums={false} />)
  expect(rows().at(-1)).toEqual(['december 2026', '0', '20'])
})

test('what is not drawn is in the table, where that is on the screen', async () => {
  const { unmount } = renderInApp(<BarChart {...chart} />)
  expect(await screen.findByText('De grafiek is niet geladen. De cijfers staan in de tabel.')).toBeTruthy()
  expect(screen.getByText('Bekijk als tabel')).toBeTruthy()
  unmount()
  renderInApp(<BarChart {...chart} look="small" />)
  expect(await screen.findByText('De grafiek is niet geladen.')).toBeTruthy()
  expect(screen.queryByText('Bekijk als tabel')).toBeNull()
  expect(rows()).toHaveLength(4)
})
