import { check, plain } from './vectors-for-tests'
import { firstStep, gate, type Step, stepOf } from './wizard'

plain('wizard_step', (field: string) => stepOf(field) ?? 0)
plain('wizard_first_step', (fields: string[]) => firstStep(fields) ?? 0)
check('wizard_gate', (way: { from: Step; to: Step; collaborative: boolean; partners: number }) =>
  gate(way.from, way.to, way.collaborative, way.partners),
)
