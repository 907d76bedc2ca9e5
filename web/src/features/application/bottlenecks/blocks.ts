import type { Bottleneck, Focus } from '../../../api/application'
import { randomId } from '../../../lib/random-id'

/** The texts of a bottleneck, in the order in which they are printed. */
export const textFields = [
  {
    name: 'problem',
    label: 'Knelpunt',
    ask: 'Wat lukt technisch niet, en waardoor? Wat weet je vooraf niet, en welke bekende techniek viel af?',
  },
  { name: 'solution', label: 'Oplossingsrichting', ask: 'Wat ontwikkel je zelf, en hoe werkt het?' },
] as const

export const emptyBlock = (side: Focus): Bottleneck => ({ id: randomId(), side, problem: '', solution: '' })

/** A bottleneck as browsers kept it before it had two texts. They are read until December 2027. */
type Former = Bottleneck & Partial<Record<'cause' | 'unknown' | 'ruled_out', string>>

/** Two spaces keep a line end that does not end a sentence. */
const follow = (before: string, text: string): string =>
  before + (/[.!?:;…]['"’”)]*$/.test(before) ? ' ' : '  \n') + text

/** Joins the texts that a bottleneck had for its problem, as the server does. */
export function joinFormerTexts({ cause = '', unknown = '', ruled_out = '', ...block }: Former): Bottleneck {
  const texts = [block.problem, cause, unknown, ruled_out].map((text) => text.trim()).filter((text) => text !== '')
  return texts.length > 1 || block.problem === ''
    ? { ...block, problem: texts.reduce((all, text) => (all === '' ? text : follow(all, text)), '') }
    : block
}
