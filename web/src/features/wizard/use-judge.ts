import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { evaluateText } from '../../api/evaluations'
import { countCharacters } from '../../lib/count-characters'
import { dutchNumber } from '../../lib/dutch-number'
import { failure } from '../../lib/messages'
import { failedEvaluation } from '../../lib/rules/evaluation'
import { limits, type TextFieldSpec } from './text-fields'
import type { Verdict } from './use-texts'

/** Why a text is not sent to the judge; null when it is. */
function refusal(spec: TextFieldSpec, text: string): string | null {
  if (text.trim() === '') return `Vul eerst je ${spec.noun} in.`
  if (countCharacters(text) > limits.most)
    return `Deze tekst is te lang: gebruik hooguit ${dutchNumber(limits.most)} tekens.`
  return null
}

/** Has one text judged, one call at a time, and keeps what went wrong. */
export function useJudge(spec: TextFieldSpec, onVerdict: (verdict: Verdict) => void) {
  const [refused, setRefused] = useState<string | null>(null)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: evaluateText,
    onSuccess: (evaluation, { text }) => onVerdict({ text, evaluation }),
  })

  return {
    judging: isPending,
    refused,
    failed: error === null ? null : failure(error, failedEvaluation(spec.field)),
    judge(text: string, description: string) {
      if (isPending) return
      const reason = refusal(spec, text)
      setRefused(reason)
      if (reason === null) mutate({ field: spec.field, text, description })
    },
    /** What was said about an older text says nothing about a new one. */
    forget() {
      setRefused(null)
      if (error !== null) reset()
    },
  }
}
