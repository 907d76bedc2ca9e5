import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { judgeText, type TextName, type TextToJudge } from '../../../api/verdicts'
import { countCharacters } from '../../../lib/count-characters'
import { dutchNumber } from '../../../lib/dutch-number'
import { failure } from '../../../lib/messages'
import { failedVerdict } from '../../../lib/rules/verdict'
import type { WizardModel } from '../reducer'
import { limits, type TextSpec, textSpec } from './text-specs'
import type { GivenVerdict, Texts } from './texts'

/** Returns why a trimmed text is not sent to the judge, or null when it is. */
function refusal(spec: TextSpec, text: string): string | null {
  if (text === '') return `Vul eerst je ${spec.noun} in.`
  if (countCharacters(text) > limits.most)
    return `Deze tekst is te lang: gebruik hooguit ${dutchNumber(limits.most)} tekens.`
  return null
}

/** The judge of a text. It makes one call at a time, and forgets those about a former draft. */
export interface Judge {
  judging: boolean
  refused: string | null
  failed: string | null
  ask: () => void
  /** Drops what was said about an older text. */
  forget: () => void
}

/** Takes a verdict on a text of the draft with this number. */
type OnVerdict = (field: TextName, given: GivenVerdict, load: number) => void

interface Props {
  field: TextName
  /** The number of the draft. */
  load: number
  /** Returns the present texts. */
  read: () => Texts
  onVerdict: OnVerdict
}

function useJudge({ field, load, read, onVerdict }: Props): Judge {
  const [refusedNow, setRefused] = useState<{ load: number; reason: string | null }>({ load, reason: null })
  const { mutate, reset, variables, ...call } = useMutation({
    mutationFn: (asked: TextToJudge & { load: number }) => judgeText(asked),
    onSuccess: (verdict, { text, description, load }) => {
      const given = field === 'innovation_description' ? { text, pitch: description, verdict } : { text, verdict }
      onVerdict(field, given, load)
    },
  })
  const current = variables?.load === load
  const judging = current && call.isPending
  const error = current ? call.error : null
  const refused = refusedNow.load === load ? refusedNow.reason : null
  return useMemo(
    () => ({
      judging,
      refused,
      failed: error === null ? null : failure(error, failedVerdict(field)),
      ask() {
        if (judging) return
        const texts = read()
        const text = texts[field].text.trim()
        const reason = refusal(textSpec(field), text)
        setRefused({ load, reason })
        if (reason === null) mutate({ field, text, description: texts.elevator_pitch.text.trim(), load })
      },
      forget() {
        setRefused({ load, reason: null })
        if (error !== null) reset()
      },
    }),
    [field, load, read, mutate, reset, judging, error, refused],
  )
}

export type Judges = Record<TextName, Judge>

/** The judges of the three texts. A verdict also arrives while another step is open. */
export function useJudges({ data: { texts }, loads: load }: WizardModel, onVerdict: OnVerdict): Judges {
  const latest = useRef(texts)
  const [read] = useState(() => () => latest.current)
  useEffect(() => {
    latest.current = texts
  }, [texts])
  return {
    elevator_pitch: useJudge({ field: 'elevator_pitch', load, read, onVerdict }),
    innovation_description: useJudge({ field: 'innovation_description', load, read, onVerdict }),
    technical_challenges_input: useJudge({ field: 'technical_challenges_input', load, read, onVerdict }),
  }
}
