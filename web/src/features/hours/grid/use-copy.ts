import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { weekHours } from '../../../api/hours'
import { failure } from '../../../lib/messages'
import { addDays, type Day } from '../../../lib/rules/dates'
import { copiedWords, copyWeek } from './copy'
import type { Rows } from './model'
import type { Person } from './people'
import type { Action } from './reducer'

interface Week {
  project: string
  monday: Day
  people: Person[]
  rows: Rows
  dispatch: Dispatch<Action>
}

/** What copying said last, of which week. */
interface Said {
  monday: Day
  words: string
  good: boolean
}

/** Fills the week from the one before, which it does not save. */
export function useCopy({ project, monday, people, rows, dispatch }: Week) {
  const queries = useQueryClient()
  const [copying, setCopying] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  async function copy() {
    if (copying) return
    setCopying(true)
    try {
      const before = await queries.fetchQuery(weekHours(project, addDays(monday, -7)))
      const copied = copyWeek(people, rows, before)
      dispatch({ type: 'fill', monday, rows: copied.rows })
      setSaid({ monday, words: copiedWords(copied), good: true })
    } catch (error) {
      setSaid({ monday, words: failure(error, 'Kon uren niet laden'), good: false })
    }
    setCopying(false)
  }

  return { copy, copying, said: said?.monday === monday ? said : null, forget: () => setSaid(null) }
}
