import type { MyMonth } from '../../../api/my-hours'
import { months } from '../../../lib/rules/dates'

/** november 2026 */
export const monthWords = (month: string): string => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** 2 open dagen */
export const openDaysWords = (count: number): string => (count === 1 ? '1 open dag' : `${count} open dagen`)

/** Returns what there is to read about a month below its state, or nothing. */
export function reasonWords({ reason, reason_of: of }: Pick<MyMonth, 'reason' | 'reason_of'>): string {
  if (reason === '' || of === null) return ''
  return `${{ confirm: 'Bevestigd met open dagen', return: 'Teruggestuurd', reopen: 'Heropend' }[of]}: ${reason}`
}
