import type { HourAction } from '../../../api/hours'

/** A line of a history. */
export interface HistoryRow extends Omit<HourAction, 'action'> {
  what: 'Geregistreerd' | 'Gewijzigd' | 'Verwijderd' | 'Teruggezet'
}

/**
 * Tells a history as it was: a correction withdraws an entry and records another, which to
 * the one who made it is one change.
 */
export function historyRows(history: HourAction[]): HistoryRow[] {
  const [first, last] = [history[0]?.entry, history.at(-1)?.entry]
  return history.flatMap(({ action, ...row }, at): HistoryRow[] => {
    if (action === 'restored') return [{ ...row, what: 'Teruggezet' }]
    if (action === 'withdrawn')
      return row.entry === last || history[at + 1]?.action === 'restored' ? [{ ...row, what: 'Verwijderd' }] : []
    return [{ ...row, what: row.entry === first ? 'Geregistreerd' : 'Gewijzigd' }]
  })
}
