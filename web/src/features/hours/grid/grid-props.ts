import type { Dispatch, ReactNode } from 'react'
import type { Day } from '../../../lib/rules/dates'
import type { Done } from '../entries/entry-notice'
import type { SavedActions } from './day-cell'
import type { Line } from './lines'
import type { Place, Rows } from './model'
import type { Emptied, GridAction } from './reducer'

/** What a week needs to be filled in, as a grid or a day at a time. */
export interface GridProps extends SavedActions {
  /** What a row is called. */
  label: string
  monday: Day
  today: Day
  lines: Line[]
  /** What is typed in this week. */
  rows: Rows
  /** What was emptied in this week, the last one at the end. */
  emptied: Emptied[]
  dispatch: Dispatch<GridAction>
  onGo: (day: Day) => void
  /** The row that small screens show. */
  chosen: number
  onChoose: (row: number) => void
  /** Whether the saved hours are being loaded. */
  loading: boolean
  saving: boolean
  /** What is odd about what is to be saved. It is saved at the next press. */
  odd: string[]
  onSave: () => void
  /** Takes what is pasted in a cell, unless it is one text. */
  onPaste: (at: Place, text: string) => boolean
  /** What was done with a saved figure last. */
  done: Done
  /** What there is to say of a day, instead of whether its hours are late. */
  sign?: ((day: Day) => ReactNode) | undefined
}
