import styles from './bar-chart.module.css'

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

/** How it is drawn: upright, lying, or small: without the figures of its axis and without a table on the screen. */
export type Look = 'upright' | 'small' | 'lying'

export interface Drawn {
  series: Series[]
  bars: Bar[]
  write: (figure: number) => string
  look: Look
  /** Where a line is drawn across the bars. */
  line?: number | undefined
}

const steps = [1, 2, 2.5, 5, 10]

/** Returns about five round figures from 0 to the highest or above it: 0, 100, 200, 300, 400. */
function ticksTo(highest: number): number[] {
  const rough = highest / 4 || 1
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = size * (steps.find((one) => one * size >= rough) ?? 10)
  return Array.from({ length: Math.max(Math.ceil(highest / step), 1) + 1 }, (_, at) => at * step)
}

const sumOf = (figures: number[]): number => figures.reduce((sum, figure) => sum + figure, 0)

/** Draws a part of a bar, or what stands for it in the legend. */
export const BarPart = ({
  series,
  ...place
}: { series: Series } & Partial<Record<'x' | 'y' | 'width' | 'height', string>>) => (
  <rect
    className={styles.bar}
    data-outlined={series.outlined}
    color={`var(--mantine-color-${series.colour.replace('.', '-')})`}
    {...place}
  />
)

/**
 * Draws bars on their axes in percentages of the room there is, so that nothing is measured and paper has them too. One
 * series has its figures at the bars. It takes no focus, since the table beside it says the same.
 */
export function BarDrawing({ series, bars, write, look, line = 0 }: Drawn) {
  const lying = look === 'lying'
  const ticks = ticksTo(Math.max(line, ...bars.map(({ figures }) => sumOf(figures))))
  const highest = ticks.at(-1) ?? 1
  const long = (figure: number) => `${(100 * figure) / highest}%`
  const from = (figure: number) => (lying ? long(figure) : long(highest - figure))
  const across = (figure: number) =>
    lying ? { x1: from(figure), x2: from(figure), y2: '100%' } : { y1: from(figure), y2: from(figure), x2: '100%' }
  const below = { className: styles.below, y: '100%', dy: '1.4em', textAnchor: 'middle' } as const
  const beside = { dx: '-0.75em', dy: '0.35em', textAnchor: 'end' } as const
  const slot = `${100 / bars.length}%`
  return (
    <svg
      className={`${styles.drawing} ${lying ? styles.lying : styles.upright}`}
      data-many={bars.length > 7 || undefined}
      aria-hidden="true"
    >
      {look !== 'small' &&
        ticks.map((tick) => (
          <g key={tick}>
            <line stroke="var(--mantine-color-gray-3)" {...across(tick)} />
            <text {...(lying ? { ...below, x: from(tick) } : { ...beside, y: from(tick) })}>{write(tick)}</text>
          </g>
        ))}
      {bars.map(({ label, name, figures }, at) => {
        const begin = `${(100 * at) / bars.length}%`
        return (
          <svg
            key={name}
            className={styles.slot}
            overflow="visible"
            aria-hidden="true"
            {...(lying ? { y: begin, height: slot } : { x: begin, width: slot })}
          >
            {series.map((one, nth) => {
              const before = sumOf(figures.slice(0, nth))
              const length = long(figures[nth] ?? 0)
              const place = lying
                ? { x: from(before), width: length }
                : { y: from(before + (figures[nth] ?? 0)), height: length }
              return <BarPart key={one.name} series={one} {...place} />
            })}
            {look === 'upright' && series.length === 1 && (
              <text x="50%" y={from(sumOf(figures))} dy="-0.5em" textAnchor="middle">
                {write(sumOf(figures))}
              </text>
            )}
            <text {...(lying ? { ...beside, y: '50%' } : { ...below, x: '50%' })}>{label}</text>
          </svg>
        )
      })}
      {line > 0 && <line stroke="var(--mantine-color-gray-7)" strokeDasharray="6 4" {...across(line)} />}
    </svg>
  )
}
