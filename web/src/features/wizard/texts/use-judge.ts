import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { judgeText, type TextName } from '../../../api/verdicts'
import { countCharacters } from '../../../lib/count-characters'
import { dutchNumber } from '../../../lib/dutch-number'
import { failure } from '../../../lib/messages'
import { failedVerdict } from '../../../lib/rules/verdict'
import { limits, type TextSpec, textSpec } from './text-specs'
import type { GivenVerdict, Texts } from './texts'

/** Returns why a trimmed text is not sent to the judge, or null when it is. */
function refusal(spec: TextSpec, text: string): string | null {
  if (text === '') return `Vul eerst je ${spec.noun} in.`
  if (countCharacters(text) > limits.most)
    return `Deze tekst is te lang: gebruik hooguit ${dutchNumber(limits.most)} tekens.`
  return null
}

/** The judge of a text. It makes one call at a time. */
export interface Judge {
  judging: boolean
  refused: string | null
  failed: string | null
  ask: () => void
  /** Drops what was said about an older text. */
  forget: () => void
}

interface Props {
  field: TextName
  /** Returns the present texts. */
  read: () => Texts
  onVerdict: (field: TextName, given: GivenVerdict) => void
}

function useJudge({ field, read, onVerdict }: Props): Judge {
  const [refused, setRefused] = useState<string | null>(null)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: judgeText,
    onSuccess: (verdict, { text, description }) =>
      onVerdict(field, field === 'innovation_description' ? { text, pitch: description, verdict } : { text, verdict }),
  })
  return useMemo(
    () => ({
      judging: isPending,
      refused,
      failed: error === null ? null : failure(error, failedVerdict(field)),
      ask() {
        if (isPending) return
        const texts = read()
        const text = texts[field].text.trim()
        const reason = refusal(textSpec(field), text)
        setRefused(reason)
        if (reason === null) mutate({ field, text, description: texts.elevator_pitch.text.trim() })
      },
      forget() {
        setRefused(null)
        if (error !== null) reset()
      },
    }),
    [field, read, mutate, reset, isPending, error, refused],
  )
}

export type Judges = Record<TextName, Judge>

/** The judges of the three texts. A verdict also arrives while another step is open. */
export function useJudges(texts: Texts, onVerdict: (field: TextName, given: GivenVerdict) => void): Judges {
  const latest = useRef(texts)
  const [read] = useState(() => () => latest.current)
  useEffect(() => {
    latest.current = texts
  }, [texts])
  return {
    elevator_pitch: useJudge({ field: 'elevator_pitch', read, onVerdict }),
    innovation_description: useJudge({ field: 'innovation_description', read, onVerdict }),
    technical_challenges_input: useJudge({ field: 'technical_challenges_input', read, onVerdict }),
  }
}
