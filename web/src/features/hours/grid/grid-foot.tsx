import { onDay } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { hoursText } from '../../../lib/rules/hours'
import styles from './grid.module.css'
import type { Line } from './lines'
import type { Rows } from './model'
import { dayTotal } from './totals'

/** The totals of the days and of the week, over all rows, with what is typed. */
export function GridFoot({ lines, rows, days }: { lines: Line[]; rows: Rows; days: Day[] }) {
  const totals = days.map((day) => dayTotal(lines, rows, day))
  return (
    <tfoot className={styles.foot}>
      <tr>
        <th scope="row">Totaal</th>
        {days.map((day, index) => (
          <td key={day} className={styles.sum} data-label={onDay(day)} translate="no">
            {hoursText(totals[index] ?? 0)}
          </td>
        ))}
        <td className={styles.total} data-label="Week" translate="no">
          {hoursText(totals.reduce((sum, hours) => sum + hours, 0))}
        </td>
      </tr>
    </tfoot>
  )
}
