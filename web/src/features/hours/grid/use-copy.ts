import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { hoursToCopy } from '../../../api/hours'
import { failure } from '../../../lib/messages'
import { addDays, type Day, daysOfWeek } from '../../../lib/rules/dates'
import { copiedWords, copyWeek } from './copy'
import type { Line } from './lines'
import type { Place, Rows } from './model'
import { pastedAt, pastedWords } from './paste'
import type { Action } from './reducer'

interface Week {
  monday: Day
  lines: Line[]
  rows: Rows
  dispatch: Dispatch<Action>
}

/** What copying or pasting said last, of which week. */
interface Said {
  monday: Day
  words: string
  good: boolean
}

/** Fills the week from the one before or from a spreadsheet, which it does not save. */
export function useCopy({ monday, lines, rows, dispatch }: Week) {
  const queries = useQueryClient()
  const [copying, setCopying] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  async function copy() {
    if (copying) return
    setCopying(true)
    try {
      const numbers = [...new Set(lines.map(({ projectNumber }) => projectNumber))]
      const before = await Promise.all(
        numbers.map((number) => queries.fetchQuery(hoursToCopy(number, addDays(monday, -7)))),
      )
      const copied = copyWeek(lines, rows, before.flat())
      dispatch({ type: 'fill', monday, rows: copied.rows })
      setSaid({ monday, words: copiedWords(copied), good: true })
    } catch (error) {
      setSaid({ monday, words: failure(error, 'Kon uren niet laden'), good: false })
    }
    setCopying(false)
  }

  /** Takes what is pasted in a cell. Reports whether it was more than one cell. */
  function paste(at: Place, text: string): boolean {
    const pasted = pastedAt(at, text, lines, rows, daysOfWeek(monday))
    for (const cell of pasted?.cells ?? []) dispatch({ type: 'write', ...cell })
    if (pasted !== null) setSaid({ monday, words: pastedWords(pasted), good: pasted.cells.length > 0 })
    return pasted !== null
  }

  return { copy, paste, copying, said: said?.monday === monday ? said : null, forget: () => setSaid(null) }
}
