const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** 17-11-2026, 17:00 */
export const momentOf = (wire: string): string => moment.format(new Date(wire))
