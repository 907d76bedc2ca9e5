import { plain } from '../../lib/rules/vectors-for-tests'
import { firstStep, stepOf } from './fields'

plain('wizard_step', (field: string) => stepOf(field) ?? 0)
plain('wizard_first_step', (fields: string[]) => firstStep(fields) ?? 0)
