import { dutchDecimal } from '../../lib/dutch-number'
import styles from './bar-chart.module.css'
import type { Bar } from './bars'

/** Heights in px: of the tallest bar, of a figure above a bar and of a label below it. */
const tallest = 140
const above = 24
const below = 28

/** The part of its place that a bar fills. */
const filled = 0.6

interface Props {
  /** What the chart shows. It says where the same figures are as a table. */
  title: string
  bars: Bar[]
}

/** Hours as bars, each with its figure. Widths are percentages, so that letters have the same size on every screen. */
export function BarChart({ title, bars }: Props) {
  const most = Math.max(...bars.map(({ hours }) => hours))
  const place = 100 / bars.length
  return (
    <svg className={styles.chart} role="img" aria-label={title} height={above + tallest + below}>
      {bars.map(({ label, name, hours }, i) => {
        const height = most === 0 ? 0 : (hours / most) * tallest
        const middle = `${place * (i + 0.5)}%`
        const top = above + tallest - height
        return (
          <g key={name}>
            <rect
              className={styles.bar}
              x={`${place * (i + (1 - filled) / 2)}%`}
              y={top}
              width={`${place * filled}%`}
              height={height}
              rx={3}
            />
            <text className={styles.figure} x={middle} y={top - 7}>
              {dutchDecimal(hours)}
            </text>
            <text className={styles.label} x={middle} y={above + tallest + below - 8}>
              {label}
            </text>
          </g>
        )
      })}
      <line className={styles.ground} x1="0" x2="100%" y1={above + tallest} y2={above + tallest} />
    </svg>
  )
}
