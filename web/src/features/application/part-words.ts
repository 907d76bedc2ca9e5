import type { Part, PartKey, Question } from '../../api/application'
import { questionCount } from '../../lib/question-words'

/** What is said of a part that is empty and has no questions. */
const emptyWords: Partial<Record<PartKey, string>> = { left_out: 'niets', costs: 'niet gevraagd' }

/** The state of a part in words, for the list of parts. */
export function stateWords({ key, state, questions }: Pick<Part, 'key' | 'state' | 'questions'>): string {
  if (state === 'complete') return 'compleet'
  if (state === 'too_long') return questions > 0 ? `te lang, ${questionCount(questions)}` : 'te lang'
  if (questions > 0) return questionCount(questions)
  if (state === 'locked') return 'na betaling'
  return emptyWords[key] ?? 'niet ingevuld'
}

/** Reports whether a question asks for the place of a sentence. */
export const asksForPlace = ({ need }: Pick<Question, 'need'>): boolean => need === 'place'

/** The state of the layout in words. */
export function layoutWords(questions: Question[]): string {
  const open = questions.filter(asksForPlace).length
  return open === 0 ? 'alles staat ergens' : `${open === 1 ? '1 zin' : `${open} zinnen`} te plaatsen`
}

const clock = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' })

/** 14:02 */
export const timeOf = (moment: number | string): string => clock.format(new Date(moment))
