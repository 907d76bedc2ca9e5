import { useCalculator } from '../../../api/use-calculator'
import { BenefitCalculator } from '../../../components/benefit-calculator'

/** The calculator beside the hours of an application, of which it follows the hours. */
export const BenefitPart = ({ hours }: { hours: string }) => <BenefitCalculator {...useCalculator(hours)} />
