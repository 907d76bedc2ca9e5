import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import type { Drawn } from './bar-chart'

const steps = [1, 2, 2.5, 5, 10]

/** Returns about five round figures from 0 to above the highest: 0, 100, 200, 300, 400. */
function ticksTo(highest: number): number[] {
  const rough = highest / 4 || 1
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = size * (steps.find((one) => one * size >= rough) ?? 10)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step)
}

/**
 * Draws bars without motion: one series with its figures at the bars, several with a legend and an axis. It takes no
 * focus, since the table beside it says the same.
 */
export default function BarDrawing({ series, bars, write, look, line = 0 }: Drawn) {
  const small = look === 'small'
  const lying = look === 'lying'
  const one = series.length === 1
  const plain = small || one
  const ticks = ticksTo(Math.max(line, ...bars.map(({ figures }) => figures.reduce((sum, figure) => sum + figure, 0))))
  const scale = { ticks, domain: [0, ticks.at(-1) ?? 1] }
  return (
    <BarChart
      h="100%"
      type="stacked"
      orientation={lying ? 'vertical' : 'horizontal'}
      dataKey="label"
      data={bars.map(({ label, figures }) => ({
        label,
        ...Object.fromEntries(series.map(({ name }, at) => [name, figures[at]])),
      }))}
      series={series.map(({ name, colour }) => ({ name, color: colour }))}
      barProps={({ name }) =>
        series.find((one) => one.name === name)?.outlined
          ? { fillOpacity: 0.15, strokeOpacity: 1, strokeDasharray: '4 2' }
          : {}
      }
      valueFormatter={write}
      withXAxis={!small}
      withYAxis={!plain}
      xAxisProps={{ ...(lying && scale), interval: 'equidistantPreserveStart' }}
      yAxisProps={lying ? {} : scale}
      withLegend={!plain}
      legendProps={{ itemSorter: null }}
      withTooltip={!small}
      withBarValueLabel={!small && one}
      gridAxis={plain ? 'none' : lying ? 'y' : 'x'}
      tickLine="none"
      maxBarWidth={56}
      textColor="gray.7"
      gridColor="gray.3"
      {...(line > 0 && { referenceLines: [{ y: line, color: 'gray.7', strokeDasharray: '6 4' }] })}
      barChartProps={{ accessibilityLayer: false, ...(one && { margin: { top: 20 } }) }}
    />
  )
}
