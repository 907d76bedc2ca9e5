import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { hoursToCopy } from '../../../api/hours'
import { failure } from '../../../lib/messages'
import { addDays, type Day, daysOfWeek } from '../../../lib/rules/dates'
import { copiedWords, copyWeek } from './copy'
import type { Place, Rows } from './model'
import { pastedAt, pastedWords } from './paste'
import type { Person } from './people'
import type { Action } from './reducer'

interface Week {
  project: string
  monday: Day
  people: Person[]
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
export function useCopy({ project, monday, people, rows, dispatch }: Week) {
  const queries = useQueryClient()
  const [copying, setCopying] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  async function copy() {
    if (copying) return
    setCopying(true)
    try {
      const before = await queries.fetchQuery(hoursToCopy(project, addDays(monday, -7)))
      const copied = copyWeek(people, rows, before)
      dispatch({ type: 'fill', monday, rows: copied.rows })
      setSaid({ monday, words: copiedWords(copied), good: true })
    } catch (error) {
      setSaid({ monday, words: failure(error, 'Kon uren niet laden'), good: false })
    }
    setCopying(false)
  }

  /** Takes what is pasted in a cell. Reports whether it was more than one cell. */
  function paste(at: Place, text: string): boolean {
    const pasted = pastedAt(at, text, people, rows, daysOfWeek(monday))
    for (const cell of pasted?.cells ?? []) dispatch({ type: 'write', ...cell })
    if (pasted !== null) setSaid({ monday, words: pastedWords(pasted), good: pasted.cells.length > 0 })
    return pasted !== null
  }

  return { copy, paste, copying, said: said?.monday === monday ? said : null, forget: () => setSaid(null) }
}
