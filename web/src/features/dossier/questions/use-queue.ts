import { useEffect, useRef, useState } from 'react'
import type { Question } from '../../../api/application'

const controls = 'textarea, input, select'

/**
 * Goes through the open questions, the most needed first. The one on the screen stays until it
 * is answered or skipped; then comes the one that was after it.
 */
export function useQueue(questions: Question[]) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [current, setCurrent] = useState({ id: questions[0]?.id ?? '', at: 0 })
  const moving = useRef(false)

  const found = questions.findIndex(({ id }) => id === current.id)
  const at = found >= 0 ? found : current.at < questions.length ? current.at : 0
  const question = questions[at]
  const id = question?.id ?? ''

  useEffect(() => {
    setCurrent({ id, at })
  }, [id, at])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once another question is on the screen
  useEffect(() => {
    if (moving.current) (form.current?.querySelector<HTMLElement>(controls) ?? heading.current)?.focus()
    moving.current = false
  }, [id])

  return {
    form,
    /** Gets the focus when there is no question left. */
    heading,
    question,
    at,
    /** Leaves the question for later. */
    skip() {
      moving.current = true
      const next = (at + 1) % questions.length
      setCurrent({ id: questions[next]?.id ?? '', at: next })
    },
    /** Says whether the focus moves to the next question once it is there. */
    focusNext(wanted: boolean) {
      moving.current = wanted
    },
  }
}
