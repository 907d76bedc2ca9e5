import { useCalculator } from '../../../api/use-calculator'
import { BenefitCalculator } from '../../../components/benefit-calculator'

/** The calculator below the hours of an application, with which it reckons. */
export const BenefitPart = ({ hours }: { hours: string }) => (
  <BenefitCalculator hoursElsewhere {...useCalculator(hours)} />
)
