import type { Day } from './rules/dates'

const inAmsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }) // Swedish dates are yyyy-mm-dd

/** Returns the day in the Netherlands at a moment, RFC 3339. */
export const localDay = (moment: string): Day => inAmsterdam.format(new Date(moment))
