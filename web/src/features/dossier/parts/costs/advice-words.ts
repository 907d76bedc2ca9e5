import { shortEuro } from '../../../../lib/rules/benefit'
import type { Cents } from '../../../../lib/rules/money'

/** Returns the advice, with what it is worth. */
export function adviceWords(difference: Cents): string {
  if (difference > 0)
    return `Ons advies: werkelijke kosten. Die leveren ongeveer ${shortEuro(difference)} meer voordeel op dan het forfait.`
  if (difference < 0) return `Ons advies: het forfait. Dat levert ongeveer ${shortEuro(-difference)} meer voordeel op.`
  return 'Ons advies: het forfait. Het levert evenveel op en kost geen administratie.'
}

/** Returns what the items that are not complete would change. */
export function openWords(count: number, most: Cents, counted: Cents, flat: Cents): string {
  const those =
    count === 1 ? 'Eén post is nog niet compleet en telt' : `${count} posten zijn nog niet compleet en tellen`
  if (most === 0) return `${those} nog niet mee.`
  const changes = counted <= flat && counted + most > flat
  const then = changes ? 'dan worden werkelijke kosten voordeliger' : 'dan blijft dit advies hetzelfde'
  return `${those} nog niet mee. Hooguit komt er ${shortEuro(most)} bij: ${then}.`
}
