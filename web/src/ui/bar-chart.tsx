import { Box, Stack, Text, VisuallyHidden } from '@mantine/core'
import { lazy, Suspense } from 'react'
import styles from './bar-chart.module.css'
import { Fold } from './fold'
import { RowTable } from './row-table'

/** What is measured, as a part of each bar. */
export interface Series {
  name: string
  /** A colour of the theme: 'ink.6'. */
  colour: string
  /** Whether it is drawn as an outline: what is not there, or not yet. */
  outlined?: boolean
}

export interface Bar {
  /** At the bar, short: nov. */
  label: string
  /** In the table: november 2026. */
  name: string
  /** A figure of each series. */
  figures: number[]
}

/** How it is drawn: upright with its axes, small without them and without a table on the screen, or lying. */
type Look = 'upright' | 'small' | 'lying'

export interface Drawn {
  series: Series[]
  bars: Bar[]
  write: (figure: number) => string
  look: Look
  /** Where a line is drawn across the bars. */
  line?: number | undefined
}

interface Props extends Omit<Drawn, 'look'> {
  look?: Look
  /** What is shown. */
  name: string
  /** What each bar is: Maand. */
  each: string
  /** Whether the table is folded away. That of a small chart is only for screen readers. */
  folded?: boolean
  /** Whether the table ends with what all bars come to, where that is nowhere else on the page. */
  sums?: boolean
}

/** Shown when the drawing could not be loaded. The table of a small one is not on the screen. */
const NotDrawn = ({ look }: Drawn) => (
  <Text size="sm" c="gray.7">
    De grafiek is niet geladen.{look !== 'small' && ' De cijfers staan in de tabel.'}
  </Text>
)

const Drawing = lazy(() => import('./bar-drawing').catch(() => ({ default: NotDrawn })))

const heights: Record<Look, string> = { upright: '15rem', small: '6rem', lying: '9rem' }

/**
 * Bars whose parts are series, and the same figures as a table. What draws them is a part of its own, for which the room
 * is kept; screen readers have the table.
 */
export function BarChart({
  name,
  each,
  series,
  bars,
  write,
  line,
  look = 'upright',
  folded = true,
  sums = true,
}: Props) {
  const totals = series.map((_, at) => bars.reduce((sum, { figures }) => sum + (figures[at] ?? 0), 0))
  const figures = (
    <RowTable
      narrow
      name={name}
      columns={[
        { label: each, cell: (bar) => bar.name },
        ...series.map(({ name: label }, at) => ({
          label,
          figure: true,
          cell: (bar: Bar) => write(bar.figures[at] ?? 0),
        })),
      ]}
      rows={bars}
      keyOf={(bar) => bar.name}
      foot={sums ? [['Totaal', ...totals.map(write)]] : []}
    />
  )
  return (
    <Stack gap="xs">
      <Box className={styles.chart} h={heights[look]} aria-hidden="true">
        <Suspense fallback={null}>
          <Drawing series={series} bars={bars} write={write} look={look} line={line} />
        </Suspense>
      </Box>
      {look === 'small' && <VisuallyHidden>{figures}</VisuallyHidden>}
      {look !== 'small' && !folded && figures}
      {look !== 'small' && folded && (
        <div className={styles.folded}>
          <Fold label="Bekijk als tabel">{figures}</Fold>
        </div>
      )}
    </Stack>
  )
}
