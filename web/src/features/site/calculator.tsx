import { BenefitCalculator } from '../../shared/benefit/benefit-calculator'
import { useCalculator } from '../../shared/benefit/use-calculator'

/** The calculator on a page of its own. */
export const Calculator = () => <BenefitCalculator {...useCalculator()} />
