import { Group, Stack, VisuallyHidden } from '@mantine/core'
import styles from './bar-chart.module.css'
import { type Bar, BarDrawing, BarPart, type Drawn, type Look } from './bar-drawing'
import { Fold } from './fold'
import { RowTable } from './row-table'

interface Props extends Omit<Drawn, 'look'> {
  look?: Look
  /** What is shown. */
  name: string
  /** What each bar is: Maand. */
  each: string
  /** What the figures are: Uren. */
  measure: string
  /** Whether the table is folded away. That of a small chart is only for screen readers. */
  folded?: boolean
  /** Whether the table ends with what all bars come to, where that is nowhere else on the page. */
  sums?: boolean
}

/** Bars whose parts are series, and the same figures as a table, which is what screen readers have. */
export function BarChart({
  name,
  each,
  measure,
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
  const lying = look === 'lying'
  return (
    <Stack gap="xs">
      <div className={styles.chart} data-look={look} aria-hidden="true">
        {look !== 'small' && <span className={styles.measure}>{lying ? each : measure}</span>}
        <BarDrawing series={series} bars={bars} write={write} look={look} line={line} />
        {look !== 'small' && <span className={styles.each}>{lying ? measure : each}</span>}
        {look !== 'small' && series.length > 1 && (
          <Group gap="md" justify="flex-end">
            {series.map((one) => (
              <Group key={one.name} gap="2xs">
                <svg width="0.9rem" height="0.9rem" aria-hidden="true">
                  <BarPart series={one} width="100%" height="100%" />
                </svg>
                {one.name}
              </Group>
            ))}
          </Group>
        )}
      </div>
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
