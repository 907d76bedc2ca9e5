import { Text } from '@mantine/core'
import { type Benefit, shortEuro } from '../../lib/rules/benefit'
import { BarChart } from '../../ui/bar-chart'
import type { Series } from '../../ui/bar-drawing'

const series: Series[] = [
  { name: 'Voordeel', colour: 'green.7' },
  { name: 'Betaal je zelf', colour: 'gray.6', outlined: true },
]

const bar = (percent: number, part: number, credit: number) => ({
  label: `${percent}%`,
  name: `${percent}%`,
  figures: [credit, part - credit],
})

/** How much of the wages and other costs comes back, in each bracket. The self-employed have a deduction instead. */
export function BenefitChart({ benefit }: { benefit: Benefit }) {
  if (benefit.benefit === 0) return null
  const { first_part: first, second_part: second } = benefit
  return (
    <div>
      <Text fw={600}>Waar het geld heen gaat</Text>
      <BarChart
        name="Wat je terugkrijgt van je S&O-grondslag"
        each="Schijf"
        measure="Euro"
        look="lying"
        series={series}
        bars={[
          bar(benefit.first_rate_percent, first, benefit.first_yield),
          bar(benefit.second_rate_percent, second, benefit.second_yield),
        ].filter((_, at) => [first, second][at] !== 0)}
        write={shortEuro}
      />
    </div>
  )
}
