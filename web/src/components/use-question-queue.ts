import { useEffect, useRef, useState } from 'react'
import type { AskedQuestion } from './question-field'

const controls = 'textarea, input, select, button'

/**
 * Goes through the open questions, the most needed first. The one on the screen stays until it
 * is answered or skipped; then comes the one that was after it.
 */
export function useQuestionQueue<Q extends AskedQuestion>(questions: Q[]) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [current, setCurrent] = useState({ id: questions[0]?.id ?? '', at: 0 })
  const [leaving, setLeaving] = useState<string | null>(null)

  const found = questions.findIndex(({ id }) => id === current.id)
  const at = found >= 0 ? found : current.at < questions.length ? current.at : 0
  const question = questions[at]
  const id = question?.id ?? ''

  useEffect(() => {
    setCurrent({ id, at })
  }, [id, at])

  useEffect(() => {
    if (leaving === null || leaving === id) return
    setLeaving(null)
    ;(form.current?.querySelector<HTMLElement>(controls) ?? heading.current)?.focus()
  }, [leaving, id])

  return {
    form,
    /** Gets the focus when there is no question left. */
    heading,
    question,
    at,
    /** Leaves the question for later. */
    skip() {
      setLeaving(id)
      const next = (at + 1) % questions.length
      setCurrent({ id: questions[next]?.id ?? '', at: next })
    },
    /** Moves the focus to the next question, or once that is there. */
    focusNext: () => setLeaving(id),
  }
}
