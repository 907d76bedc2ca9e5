/** An amount in whole euro cents. */
export type Cents = number

/** 1.234,50 */
function dutchAmount(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${sign}${euros},${digits.slice(-2)}`
}

/** Keeps the amounts in a text on one line. */
export const withWholeAmounts = (text: string): string => text.replaceAll('€ ', '€\u00a0')

/** € 961,95, with a space that does not break. */
export const euro = (cents: Cents): string => `${cents < 0 ? '-' : ''}€\u00a0${dutchAmount(Math.abs(cents))}`
