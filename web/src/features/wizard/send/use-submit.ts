import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { submitRequest, type WbsoRequest } from '../../../api/requests'
import type { WizardData } from '../model'
import { payloadOf, submissionKey } from './payload'
import { type Problem, problemOf } from './problem'

interface Outcome {
  onSent: (request: WbsoRequest) => void
  onProblem: (problem: Problem) => void
}

/** Sends the application, once however often one presses. */
export function useSubmit({ onSent, onProblem }: Outcome) {
  const queries = useQueryClient()
  const busy = useRef(false) // a second press comes before the first is drawn
  const { mutate, isPending } = useMutation({
    mutationFn: (data: WizardData) => {
      const payload = payloadOf(data)
      return submitRequest(payload, submissionKey(data.id, payload))
    },
    onSuccess: (request) => {
      void queries.invalidateQueries({ queryKey: ['requests'] })
      void queries.invalidateQueries({ queryKey: ['companies'] })
      onSent(request)
    },
    onError: (error) => onProblem(problemOf(error)),
    onSettled: () => {
      busy.current = false
    },
  })
  return {
    submitting: isPending,
    submit(data: WizardData) {
      if (busy.current) return
      busy.current = true
      mutate(data)
    },
  }
}
