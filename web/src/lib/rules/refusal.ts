/** The codes of domain/codes.go for the rules that a screen checks itself. */
export type RuleCode =
  | 'bsn_invalid'
  | 'date_invalid'
  | 'hours_future'
  | 'hours_none'
  | 'hours_over_day'
  | 'hours_over_input'
  | 'hours_positive'
  | 'hours_step'
  | 'kvk_invalid'
  | 'no_such_day'
  | 'number_invalid'
  | 'partner_missing'
  | 'start_out_of_range'
  | 'started_after_start'

export type Args = Record<string, string>

/** Why something is refused. `field` is a wire name, or empty when only the caller knows the field. */
export interface Refusal {
  code: RuleCode
  field: string
  args: Args
}

/** The result of a parser: a value in its canonical form, or a refusal. */
export type Parsed<T> = { value: T; refusal: null } | { value: null; refusal: Refusal }

export const refuse = (code: RuleCode, field = '', args: Args = {}): Refusal => ({ code, field, args })

export const parsed = <T>(value: T): Parsed<T> => ({ value, refusal: null })

export const refused = (code: RuleCode): { value: null; refusal: Refusal } => ({ value: null, refusal: refuse(code) })
