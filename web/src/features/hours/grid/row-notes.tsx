import { Text } from '@mantine/core'
import type { Dispatch } from 'react'
import { dayWords } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { problemId } from './cell-input'
import styles from './grid.module.css'
import type { Row } from './model'
import type { Action } from './reducer'

export const descriptionProblemId = (row: number): string => `beschrijving-${row}-fout`

/** Reports whether there is something to say about a row in these days. */
export const hasNotes = ({ problem, cells }: Row, days: Day[]): boolean =>
  problem !== null || days.some((day) => (cells[day]?.problem ?? null) !== null)

interface Props {
  id: number
  name: string
  days: Day[]
  row: Row
  /** Whether every day can get a description of its own. */
  open: boolean
  dispatch: Dispatch<Action>
}

/** Below a row: what is wrong with it, and the descriptions of single days. */
export function RowNotes({ id, name, days, row, open, dispatch }: Props) {
  const describe = (day: Day, text: string) =>
    dispatch({ type: 'describeDay', at: { row: id, day }, text: text === '' ? null : text })
  return (
    <tr className={styles.notes}>
      <td colSpan={days.length + 2}>
        {row.problem !== null && (
          <Text variant="error" className={styles.problem} mb="2xs" id={descriptionProblemId(id)}>
            {row.problem}
          </Text>
        )}
        {days.map((day) => {
          const problem = row.cells[day]?.problem ?? null
          return (
            problem !== null && (
              <Text key={day} variant="error" className={styles.problem} mb="2xs" id={problemId(id, day)}>
                {dayWords(day)}: {problem}
              </Text>
            )
          )
        })}
        {open && (
          <div className={styles.perDay}>
            <p>Leeg betekent: de beschrijving van de week.</p>
            {days.map((day) => (
              <label key={day}>
                <span>{dayWords(day)}</span>
                <input
                  className={styles.description}
                  type="text"
                  autoComplete="off"
                  aria-label={`Beschrijving op ${dayWords(day)} voor ${name}`}
                  value={row.cells[day]?.description ?? ''}
                  onChange={(event) => describe(day, event.currentTarget.value)}
                />
              </label>
            ))}
          </div>
        )}
      </td>
    </tr>
  )
}
