import { useEffect, useRef, useState } from 'react'
import type { AskedQuestion } from './question-field'

const controls = 'textarea, input, select, button'

/**
 * Goes through the open questions, the most needed first. The one on the screen stays until it
 * is answered or put away; then comes the one that was after it.
 */
export function useQuestionQueue<Q extends AskedQuestion>(questions: Q[]) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [current, setCurrent] = useState({ id: questions[0]?.id ?? '', at: 0 })
  const [away, setAway] = useState<string[]>([])
  const [leaving, setLeaving] = useState<string | null>(null)

  const asked = questions.filter((question) => !away.includes(question.id))
  const found = asked.findIndex(({ id }) => id === current.id)
  const at = found >= 0 ? found : current.at < asked.length ? current.at : 0
  const question = asked[at]
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
    /** The place of the question among all that are open. */
    place: question === undefined ? 0 : questions.indexOf(question) + 1,
    /** The questions that were put away. They stay open. */
    later: questions.filter((question) => away.includes(question.id)),
    putAway() {
      setLeaving(id)
      setAway((all) => [...all, id])
    },
    /** Asks a question that was put away. */
    takeBack({ id: again }: Q) {
      setLeaving(id)
      setAway((all) => all.filter((one) => one !== again))
      setCurrent({ id: again, at: 0 })
    },
    /** Moves the focus to the next question, or once that is there. */
    focusNext: () => setLeaving(id),
  }
}
