import type { TextName, TextToJudge } from '../../../api/verdicts'
import { textMax } from '../../../lib/limits'
import type { Answers, WizardData } from '../model'
import { isSameText } from './texts'

const otherNames = {
  elevator_pitch: 'elevator_pitch',
  innovation_description: 'innovation_description',
  technical_challenges_input: 'technical_challenges',
} as const

/** Reports whether a text is one that the judge reads; a longer one is refused at its own field. */
const fits = (text: string) => text !== '' && [...text].length <= textMax

/**
 * Returns the other texts that are filled in. The same text says nothing more about the
 * subject, and the screen says itself that it is there twice, for as long as it is.
 */
function otherTexts({ texts }: WizardData, field: TextName) {
  const others = Object.entries(otherNames).flatMap(([name, member]) => {
    const { text } = texts[name as TextName]
    const counts = name !== field && fits(text.trim()) && !isSameText(texts[name as TextName], texts[field])
    return counts ? [[member, text.trim()]] : []
  })
  return others.length === 0 ? {} : { other_texts: Object.fromEntries(others) }
}

/** Returns the type of the project, unless it may be the one that nobody chose yet. */
function typeOf({ estimated_hours_input, start_of_project, project_type, also_develop_code }: Answers) {
  const reached = `${estimated_hours_input}${start_of_project}`.trim() !== ''
  if (project_type === 'fysiek_product') return { project_type, also_develop_code }
  return reached ? { project_type } : {}
}

/** Returns the question to the judge about a text. */
export const textQuestion = (data: WizardData, field: TextName): TextToJudge => ({
  field,
  text: data.texts[field].text.trim(),
  description: data.texts.elevator_pitch.text.trim(),
  others: { ...otherTexts(data, field), ...typeOf(data.answers) },
})
