const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** 17-11-2026, 17:00 */
export const at = (wire: string): string => moment.format(new Date(wire))

/** An administrator has no name here. */
export const who = (by: string): string => (by === 'administrator' ? 'een beheerder' : by)
