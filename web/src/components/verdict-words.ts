import type { Colour } from '../lib/rules/verdict'

/** What each colour means, in words: colour alone never tells. */
export const verdictWords: Record<Colour, string> = {
  green: 'Goed',
  amber: 'Nog aanvullen',
  red: 'Niet geschikt voor WBSO',
}
