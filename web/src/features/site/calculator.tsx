import { useCalculator } from '../../api/use-calculator'
import { BenefitCalculator } from '../../components/benefit-calculator'

/** The calculator on a page of its own. */
export const Calculator = () => <BenefitCalculator {...useCalculator()} />
