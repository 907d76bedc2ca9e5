import type { Clause } from '../../api/layout'
import type { Move } from './arranger'

/** A sentence that refers to something, and the sentence before it, from which a move separated it. */
export interface Separated {
  clause: Clause
  before: Clause
  /** The word that refers, as it was typed. */
  word: string
}

const preposition = '(?:aan|bij|door|in|met|na|om|op|over|tegen|tot|uit|van|voor|zonder)'
const reference = new RegExp(
  `(?<!\\p{L})(?:hem|haar|die|deze|dit)(?!\\p{L})|^dat(?!\\p{L})|(?<=(?<!\\p{L})${preposition} )dat(?!\\p{L})|(?<!\\p{L})dat(?=\\s*(?:[.,;:!?]|$))`,
  'iu',
)

/** Returns the word with which a sentence may refer to the one before it. A 'dat' that joins clauses does not. */
const referenceIn = (text: string): string | undefined => reference.exec(text)?.[0]

const orderOf = ({ id }: Clause): number => Number(id.slice(1))

/** Returns what the last move separated, if it did. */
export function separatedBy(clauses: Clause[], last: Move | undefined): Separated | undefined {
  if (last === undefined) return undefined
  const back = new Map(last.back.map(({ clause, box }) => [clause, box]))
  const was = ({ id, box }: Clause) => (back.has(id) ? back.get(id) : box)
  for (const [i, clause] of clauses.entries()) {
    const before = clauses[i - 1]
    const word = referenceIn(clause.text)
    if (before === undefined || word === undefined || clause.box === null || clause.edited || before.edited) continue
    const neighbours = before.from === clause.from && orderOf(before) + 1 === orderOf(clause)
    const apart = before.box !== clause.box && (back.has(clause.id) || back.has(before.id))
    if (neighbours && apart && was(before) === was(clause)) return { clause, before, word }
  }
  return undefined
}
