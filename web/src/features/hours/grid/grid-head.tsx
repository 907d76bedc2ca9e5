import { Box } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { shortDay, shortWeekday } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { isLate } from '../../../lib/rules/hours'
import styles from './grid.module.css'

interface Props {
  /** What a row is called. */
  label: string
  days: Day[]
  today: Day
  /** What there is to say of a day, instead of whether its hours are late. */
  sign?: ((day: Day) => ReactNode) | undefined
}

/** The names of the columns: every day with its date, and whether its hours are late. */
export const GridHead = memo(function GridHead({ label, days, today, sign }: Props) {
  return (
    <thead className={styles.head}>
      <tr>
        <Box component="th" ps="md" ta="left" scope="col">
          {label} en beschrijving
        </Box>
        {days.map((day) => (
          <th key={day} scope="col">
            {shortWeekday(day)}{' '}
            <Box component="span" className={styles.date} c={day === today ? 'ink.8' : undefined} translate="no">
              {shortDay(day)}
            </Box>
            {day === today && (
              <Box component="span" display="block" c="ink.7">
                vandaag
              </Box>
            )}
            {sign === undefined
              ? isLate(day, today) && (
                  <Box component="span" display="block" c="yellow.8">
                    laat
                  </Box>
                )
              : sign(day)}
          </th>
        ))}
        <th scope="col">Totaal</th>
      </tr>
    </thead>
  )
})
