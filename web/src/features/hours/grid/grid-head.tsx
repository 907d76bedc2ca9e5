import { Box } from '@mantine/core'
import { memo } from 'react'
import { shortDay, shortWeekday } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { isLate } from '../../../lib/rules/hours'
import styles from './grid.module.css'

/** The names of the columns: every day with its date, and whether its hours are late. */
export const GridHead = memo(function GridHead({ days, today }: { days: Day[]; today: Day }) {
  return (
    <thead className={styles.head}>
      <tr>
        <th className={styles.whoHead} scope="col">
          Medewerker en beschrijving
        </th>
        {days.map((day) => (
          <th key={day} className={styles.dayHead} scope="col" data-today={day === today || undefined}>
            {shortWeekday(day)}{' '}
            <span className={styles.date} translate="no">
              {shortDay(day)}
            </span>
            {day === today && (
              <Box component="span" display="block" c="ink.7">
                vandaag
              </Box>
            )}
            {isLate(day, today) && (
              <Box component="span" display="block" c="yellow.8">
                laat
              </Box>
            )}
          </th>
        ))}
        <th scope="col">Totaal</th>
      </tr>
    </thead>
  )
})
