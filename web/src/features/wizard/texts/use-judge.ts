import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { judgeText, type TextName, type TextToJudge } from '../../../api/verdicts'
import { countCharacters } from '../../../lib/count-characters'
import { dutchNumber } from '../../../lib/dutch-number'
import { textMax } from '../../../lib/limits'
import { failure } from '../../../lib/messages'
import { problemAt } from '../../../lib/problem'
import { failedVerdict } from '../../../lib/rules/verdict'
import { useStable } from '../../../lib/use-stable'
import type { WizardData } from '../model'
import type { WizardModel } from '../reducer'
import { textQuestion } from './judge-request'
import { type TextSpec, textSpec } from './text-specs'
import type { GivenVerdict } from './texts'

/** Returns why a trimmed text is not sent to the judge, or null when it is. */
function refusal(spec: TextSpec, text: string): string | null {
  if (text === '') return `Vul eerst je ${spec.noun} in.`
  if (countCharacters(text) > textMax) return `Deze tekst is te lang: gebruik hooguit ${dutchNumber(textMax)} tekens.`
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
  /** Returns the present answers. */
  read: () => WizardData
  /** Whether sending found something about this text, so that an earlier verdict on it may be old. */
  refused: boolean
  onVerdict: OnVerdict
}

const sameQuestion = (one: TextToJudge, { load: _, ...other }: TextToJudge & { load: number }): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function useJudge({ field, load, read, refused: sendRefused, onVerdict }: Props): Judge {
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
  const answered = current && call.isSuccess && !sendRefused ? variables : undefined
  return useMemo(
    () => ({
      judging,
      refused,
      failed: error === null ? null : failure(error, failedVerdict(field)),
      ask() {
        if (judging) return
        const data = read()
        const question = textQuestion(data, field)
        const reason = refusal(textSpec(field), question.text)
        setRefused({ load, reason })
        if (reason !== null) return
        const { given } = data.texts[field]
        if (given !== null && answered !== undefined && sameQuestion(question, answered))
          onVerdict(field, { ...given, verdict: { ...given.verdict } }, load) // it is said again, without a call
        else mutate({ ...question, load })
      },
      forget() {
        setRefused({ load, reason: null })
        if (error !== null) reset()
      },
    }),
    [field, load, read, onVerdict, mutate, reset, judging, answered, error, refused],
  )
}

export type Judges = Record<TextName, Judge>

/** The judges of the three texts. A verdict also arrives while another step is open. */
export function useJudges({ data, loads: load, findings }: WizardModel, onVerdict: OnVerdict): Judges {
  const read = useStable(() => data)
  const each = (field: TextName): Props => ({
    field,
    load,
    read,
    refused: problemAt(findings?.problems ?? [], field) !== undefined,
    onVerdict,
  })
  return {
    elevator_pitch: useJudge(each('elevator_pitch')),
    innovation_description: useJudge(each('innovation_description')),
    technical_challenges_input: useJudge(each('technical_challenges_input')),
  }
}
