import { longDate } from './rules/dates'

/** When the self-employed without employees file for a year, who have no deadline. The server says the same. */
export const alonePeriod = (year: string | number): string =>
  `Je periode begint op de dag waarop je indient, op zijn vroegst ${longDate(`${year}-01-01`)}, en loopt tot en met ` +
  `31 december ${year}. Indienen kan tot en met ${longDate(`${year}-09-30`)}.`
