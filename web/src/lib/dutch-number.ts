const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

/** 1612 → '1.612'. */
export const dutchNumber = (value: number): string => whole.format(value)

/** 1612.5 → '1.612,5', with at most two decimals. */
export const dutchDecimal = (value: number): string => decimal.format(value)
