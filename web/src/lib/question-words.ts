/** '1 vraag', '2 vragen' */
export const questionCount = (count: number): string => (count === 1 ? '1 vraag' : `${count} vragen`)

/** ', ongeveer 20 minuten' */
export function aboutMinutes(minutes: number): string {
  if (minutes <= 0) return ''
  return `, ongeveer ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
}
