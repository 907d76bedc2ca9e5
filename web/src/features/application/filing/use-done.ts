import { useState } from 'react'
import { useUser } from '../../../api/session'
import { note, notesOf } from '../../../lib/request-notes'

/** The steps of filing that are done, as far as this browser knows. */
export function useDone(request: string) {
  const owner = useUser()?.id ?? 0
  const [done, setDone] = useState(() => notesOf(owner, request, 'done'))
  return {
    isDone: (step: string): boolean => done.includes(step),
    tick(step: string, checked: boolean) {
      const next = [...done.filter((one) => one !== step), ...(checked ? [step] : [])]
      setDone(next)
      note(owner, request, 'done', next)
    },
  }
}
