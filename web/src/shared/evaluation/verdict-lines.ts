import { colourOf, type Verdict } from '../../lib/rules/verdict'

/** A line of a verdict: something to add, or a sentence without a label. */
export interface VerdictLine {
  label: string
  text: string
  example: string
}

const line = (text: string): VerdictLine => ({ label: '', text, example: '' })

/** The first suggestion on a good text that could still be better. */
export const stronger = 'Sterker maken'

const saidIn = ({ suggestions }: Verdict): string[] => suggestions.split('\n').filter((text) => text.trim() !== '')

/** Reports whether a verdict on a good text says what would make it stronger. */
export const canBeStronger = (verdict: Verdict): boolean => verdict.isGoodEnough && saidIn(verdict)[0] === stronger

/** Returns the line of a suggestion such as 'Oorzaak: waardoor gebeurt dat?'. */
function labelled(text: string): VerdictLine {
  const [, label = '', question = text] = /^([^:?]+): (.+)$/.exec(text) ?? []
  return { label, text: question.charAt(0).toUpperCase() + question.slice(1), example: '' }
}

/**
 * Returns what a verdict says: the reason for a refusal, then a line for each thing
 * to add. A text that is not eligible first needs another story, so it gets no more
 * of them than the suggestions have. A good text gets what would make it stronger.
 * Without parts, the suggestions are the lines.
 */
export function verdictLines(verdict: Verdict): VerdictLine[] {
  if (canBeStronger(verdict)) return saidIn(verdict).slice(1).map(labelled)
  const suggestions = saidIn(verdict).map(line)
  const missing = missingLines(verdict)
  if (verdict.isGoodEnough || missing.length === 0) return suggestions
  if (colourOf(verdict) !== 'red') return missing
  const [reason, ...others] = suggestions
  return reason === undefined ? missing : [reason, ...missing.slice(0, others.length)]
}

function missingLines({ criteria = [] }: Verdict): VerdictLine[] {
  const quoted = new Set<string>()
  return criteria.flatMap(({ name, met, question = '', place = '', example = '' }) => {
    if (met || question === '') return []
    const where = place === '' || quoted.has(place) ? '' : ` Vul aan bij ${place}.`
    quoted.add(place)
    return [{ label: name, text: question + where, example: example && `Bijvoorbeeld: ${example}` }]
  })
}

const lengthOf = ({ label, text, example }: VerdictLine): number => label.length + text.length + example.length

export const charactersIn = (lines: VerdictLine[]): number => lines.reduce((sum, each) => sum + lengthOf(each), 0)

/** Returns the lines as far as their first `count` characters go. */
export function firstCharacters(lines: VerdictLine[], count: number): VerdictLine[] {
  const [first, ...others] = lines
  if (first === undefined || count <= 0) return []
  const { label, text, example } = first
  const part = (piece: string, before: number) => piece.slice(0, Math.max(0, count - before))
  const cut = {
    label: part(label, 0),
    text: part(text, label.length),
    example: part(example, label.length + text.length),
  }
  return [cut, ...firstCharacters(others, count - lengthOf(first))]
}
