import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/render'
import type { BarChart } from '../../ui/bar-chart'

type Drawn = Parameters<typeof BarChart>[0]

const drawn = vi.hoisted((): Drawn[] => [])
vi.mock('../../ui/bar-chart', () => ({
  BarChart: (of: Drawn) => {
    drawn.push(of)
    return 'getekend'
  },
}))

/** A module of its own, since the one that the files share knows the real chart. */
const own: string = './months-chart?own'
const { MonthsChart }: typeof import('./months-chart') = await import(own)

beforeEach(() => void drawn.splice(0))

const month = (name: string, counted_hours: string) => ({ month: name, hours: '200', counted_hours })
const project = {
  estimated_hours: 500,
  months: [month('2026-10', '100'), month('2026-11', '0'), month('2026-12', '0')],
}
const props = { name: 'Uren per maand', today: '2026-11-27' }

test('the bars are the hours that count and those to come, and the line is what it is said to be', async () => {
  renderInApp(<MonthsChart {...props} project={{ ...project, estimated_hours: 501 }} />)
  await screen.findByText('getekend')
  expect(drawn[0]?.bars.map(({ label, figures }) => [label, ...figures])).toEqual([
    ['okt', 100, 0],
    ['nov', 0, 200.5],
    ['dec', 0, 200.5],
  ])
  expect(drawn[0]?.line).toBe(167)
  expect(screen.getByText('De streep is het gemiddelde van je aanvraag: 167 uur per maand.')).toBeTruthy()
})

test.each([
  ['on a card', <MonthsChart key="small" {...props} project={project} small />, 2],
  [
    'without hours in the application',
    <MonthsChart key="none" {...props} project={{ ...project, estimated_hours: 0 }} />,
    1,
  ],
])('%s there is no line', async (_, chart, series) => {
  renderInApp(chart)
  await screen.findByText('getekend')
  expect(drawn[0]?.line).toBeUndefined()
  expect(drawn[0]?.series).toHaveLength(series)
  expect(screen.queryByText(/streep/)).toBeNull()
})
