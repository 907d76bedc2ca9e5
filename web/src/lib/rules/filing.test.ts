import { alonePeriod } from '../alone-period'
import { earliestFiling, type Filing, filingFor } from './filing'
import { plain } from './vectors-for-tests'

const wire = ({ startMonth, workingDays, ...rest }: Filing) => ({
  start_month: startMonth,
  working_days: workingDays,
  ...rest,
})

plain('filing_for', ({ start, today }: { start: string; today: string }) => wire(filingFor(start, today)))
plain('filing_alone', alonePeriod)
plain('filing_earliest', (today: string) => wire(earliestFiling(today)))
