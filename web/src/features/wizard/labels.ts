import type { CostMethod } from '../../lib/rules/verdict'
import type { Applicant } from './model'

export const applicantNames: Record<Applicant, string> = {
  company: 'Bedrijf met personeel',
  self_employed: 'Zelfstandige zonder personeel',
  both: 'Zelfstandige met personeel',
}

export const methodNames: Record<CostMethod, string> = { werkelijke: 'Werkelijke kosten', forfetair: 'Forfaitair' }

/** Returns the answers that can be chosen, in the order of their names. */
export const optionsOf = <Value extends string>(names: Record<Value, string>): { value: Value; label: string }[] =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }))
