import type { Colour } from '../../lib/rules/verdict'

/** The meaning of each colour in words, because colour alone does not tell everybody. */
export const verdictWords: Record<Colour, string> = {
  green: 'Goed',
  amber: 'Nog aanvullen',
  red: 'Niet geschikt voor WBSO',
}
