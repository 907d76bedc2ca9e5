const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** 1612 → '1.612'. */
export const dutchNumber = (value: number): string => whole.format(value)
