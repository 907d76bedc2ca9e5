import { useEffect, useRef, useState } from 'react'
import type { AskedQuestion } from './question-field'

const controls = 'textarea, input, select, button'

/** A question that was answered here. */
export interface Passed<Q> {
  question: Q
  /** Null when it does not apply. */
  answer: string | null
}

interface Place {
  /** The ids of all questions that were met here. */
  order: string[]
  /** The question on the screen; empty after the last one. */
  id: string
  /** Whether the user went back to it, so that it stays although it is answered. */
  back: boolean
}

/** Keeps the order of the questions that are still known. New ones come after the one on the screen. */
function ordered({ order, id }: Place, known: string[]): string[] {
  const kept = order.filter((one) => known.includes(one))
  const at = kept.indexOf(id) + 1
  return [...kept.slice(0, at), ...known.filter((one) => !order.includes(one)), ...kept.slice(at)]
}

/** Moves on from a question that is answered or put away, to the next one that is asked. */
function followed(place: Place, known: string[], asked: string[]): Place {
  const order = ordered(place, known)
  const { id, back } = place
  if (asked.includes(id) || (back && order.includes(id))) return { order, id, back }
  const after = place.order.slice(place.order.indexOf(id) + 1)
  const next = order.find((one) => asked.includes(one) && (after.includes(one) || !place.order.includes(one)))
  return { order, id: next ?? order.find((one) => asked.includes(one)) ?? '', back: false }
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.id === other.id && one.back === other.back && one.order.join(' ') === other.order.join(' ')

/**
 * Goes through the open questions, the most needed first, and back. The one on the screen stays until it
 * is answered or put away; then comes the one that was after it.
 */
export function useQuestionQueue<Q extends AskedQuestion>(questions: Q[]) {
  const form = useRef<HTMLElement | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [passed, setPassed] = useState<Passed<Q>[]>([])
  const [away, setAway] = useState<string[]>([])
  const [place, setPlace] = useState<Place>({ order: [], id: '', back: false })
  const [leaving, setLeaving] = useState<string | null>(null)

  const open = questions.map(({ id }) => id)
  const answered = passed.filter(({ question }) => !open.includes(question.id))
  const now = followed(
    place,
    [...open, ...answered.map(({ question }) => question.id)],
    open.filter((id) => !away.includes(id)),
  )
  if (!isSamePlace(now, place)) setPlace(now)
  const { order, id } = now
  const at = id === '' ? order.length : order.indexOf(id)
  const previous = order[at - 1]

  useEffect(() => {
    if (leaving === null || leaving === id) return
    setLeaving(null)
    ;(form.current?.querySelector<HTMLElement>(controls) ?? heading.current)?.focus()
  }, [leaving, id])

  function goTo(next: string, back: boolean) {
    setLeaving(id)
    setAway((all) => all.filter((one) => one !== next))
    setPlace((was) => ({ ...was, id: next, back }))
  }

  return {
    /** The element that contains the question. */
    form,
    /** Gets the focus when there is no question left. */
    heading,
    question: questions.find((question) => question.id === id),
    /** The question on the screen when it is answered. */
    answered: answered.find(({ question }) => question.id === id),
    /** '3 van 20' */
    place: `${at + 1} van ${order.length}`,
    /** The questions that were put away. They stay open. */
    later: questions.filter((question) => away.includes(question.id)),
    putAway() {
      goOn()
      setAway((all) => [...all, id])
    },
    /** Asks a question that was put away. */
    takeBack: (question: Q) => goTo(question.id, false),
    /** Returns to the question before this one; undefined at the first one. */
    goBack: previous === undefined ? undefined : () => goTo(previous, true),
    /** Goes on to the next question that is asked. */
    goOn,
    /** Takes down how a question is going to be answered. It counts once the question is not open any more. */
    pass(question: Q, answer: string | null) {
      setPassed((all) => [...all.filter((one) => one.question.id !== question.id), { question, answer }])
      setPlace((was) => ({ ...was, back: false }))
    },
    /** Moves the focus to the next question, or once that is there. */
    focusNext: () => setLeaving(id),
  }

  function goOn() {
    setLeaving(id)
    setPlace((was) => ({ ...was, back: false }))
  }
}
