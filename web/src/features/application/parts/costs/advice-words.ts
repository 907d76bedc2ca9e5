import { shortEuro } from '../../../../lib/rules/benefit'
import type { Cents } from '../../../../lib/rules/money'

/** Returns the advice when nothing is open, with what it is worth. */
export function adviceWords(difference: Cents): string {
  if (difference > 0)
    return `Ons advies: werkelijke kosten. Die leveren ongeveer ${shortEuro(difference)} meer voordeel op dan het forfait.`
  if (difference < 0) return `Ons advies: het forfait. Dat levert ongeveer ${shortEuro(-difference)} meer voordeel op.`
  return 'Ons advies: het forfait. Het levert evenveel op en kost geen administratie.'
}

const side = (difference: Cents): string =>
  difference < 0 ? `${shortEuro(-difference)} minder` : `${shortEuro(difference)} meer`

/** Returns what actual costs are worth while items are open; `most` is null when nobody knows how much that may be. */
export function spanWords(least: Cents, most: Cents | null): string {
  const than = 'voordeel dan het forfait'
  if (most === null) return `Werkelijke kosten geven ${least < 0 ? 'hooguit' : 'minstens'} ${side(least)} ${than}.`
  if (least >= 0) return `Werkelijke kosten geven tussen ${shortEuro(least)} en ${side(most)} ${than}.`
  if (most <= 0) return `Werkelijke kosten geven tussen ${shortEuro(-most)} en ${side(least)} ${than}.`
  return `Werkelijke kosten geven tussen ${side(least)} en ${side(most)} ${than}.`
}
