const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** 1612 → '1.612'. */
export const dutchNumber = (value: number): string => whole.format(value)

/** Formats hours of the wire for a text: '1612.5' → '1.612,5'. */
export const dutchHours = (wire: string): string => decimal.format(Number(wire))
