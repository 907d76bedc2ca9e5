import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../test/render'
import { BarChart } from './bar-chart'

const chart = {
  name: 'Uren per maand',
  each: 'Maand',
  measure: 'Uren',
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

test('the table of a small chart is only for screen readers', () => {
  renderInApp(<BarChart {...chart} look="small" />)
  expect(screen.queryByText('Bekijk als tabel')).toBeNull()
  expect(rows()).toHaveLength(4)
})

/** Returns the label of each bar, with where its parts begin and how long they are. */
const drawn = (container: HTMLElement, from: 'x' | 'y', length: 'width' | 'height') =>
  [...container.querySelectorAll('svg svg')].map((slot) => [
    slot.lastElementChild?.textContent,
    ...[...slot.querySelectorAll('rect')].map((part) => [part.getAttribute(from), part.getAttribute(length)]),
  ])

const texts = (container: HTMLElement) => [...container.querySelectorAll('text')].map(({ textContent }) => textContent)

test('bars stand on one another below the highest figure of the axis, which has its figures and names', () => {
  const { container } = renderInApp(<BarChart {...chart} line={40} />)
  expect(drawn(container, 'y', 'height')).toEqual([
    ['nov', ['68.75%', '31.25%'], ['50%', '18.75%']],
    ['dec', ['100%', '0%'], ['50%', '50%']],
  ])
  expect(texts(container)).toEqual(['0', '10', '20', '30', '40', 'nov', 'dec'])
  expect(screen.getByText('Uren')).toBeTruthy()
})

test('bars lie from the left', () => {
  const { container } = renderInApp(<BarChart {...chart} look="lying" />)
  expect(drawn(container, 'x', 'width')).toEqual([
    ['nov', ['0%', '62.5%'], ['62.5%', '37.5%']],
    ['dec', ['0%', '0%'], ['0%', '100%']],
  ])
})

test('one series has its figures at its bars, and nothing but zeros has an axis too', () => {
  const bars = [{ label: 'ma', name: 'maandag', figures: [0] }]
  const { container } = renderInApp(<BarChart {...chart} series={chart.series.slice(0, 1)} bars={bars} />)
  expect(texts(container)).toEqual(['0', '1', '0', 'ma'])
  expect(drawn(container, 'y', 'height')).toEqual([['ma', ['100%', '0%']]])
})
