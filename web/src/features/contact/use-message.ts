import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { sendMessage } from '../../api/contact'
import { track } from '../../lib/tracking'
import { useProblems } from '../../ui/use-problems'
import { empty, messageOf, mistakes, refusal, type Typed } from './message-form'

/** The message that is being written. It is sent once for any number of presses, and stays until it has arrived. */
export function useMessage() {
  const [typed, setTyped] = useState(empty)
  const { problems, show, summary } = useProblems()
  const underWay = useRef(false)
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: sendMessage,
    onSuccess: () => {
      setTyped(empty)
      track('contact_form_submitted')
    },
    onError: (error) => show(refusal(error)),
    onSettled: () => {
      underWay.current = false
    },
  })

  const write = useCallback((change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })), [])

  function send() {
    if (underWay.current) return
    const wrong = mistakes(typed)
    show(wrong)
    if (wrong.length > 0) return
    underWay.current = true
    mutate(messageOf(typed))
  }

  return { typed, write, send, problems, summary, sending: isPending, sent: isSuccess, again: reset }
}

export type Message = ReturnType<typeof useMessage>
