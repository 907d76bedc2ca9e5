const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const halves = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

/** 1612 → '1.612'. */
export const dutchNumber = (value: number): string => whole.format(value)

/** 1612.25 → '1.612,25', with at most two decimals. */
export const dutchDecimal = (value: number): string => decimal.format(value)

/** 1612.5 → '1.612,5', for whole and half hours. */
export const dutchHalves = (value: number): string => halves.format(value)

/** Formats hours of the wire for a text: '1612.5' → '1.612,5'. */
export const dutchHours = (wire: string): string => dutchHalves(Number(wire))

/** '1612.5' → '1.612,5 uur' */
export const hoursWords = (wire: string): string => `${dutchHours(wire)} uur`
