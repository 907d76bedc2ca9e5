import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { BenefitCalculator } from '../../../shared/benefit/benefit-calculator'
import { BenefitResult } from '../../../shared/benefit/benefit-result'
import { useCalculator } from '../../../shared/benefit/use-calculator'
import { Icon } from '../../../ui/icon'

/** What the hours of an application are worth. With one's own wage and costs it is more precise. */
export function BenefitPart({ hours, year }: { hours: string; year: number | null }) {
  const [open, setOpen] = useState(false)
  const calculator = useCalculator(hours, year === null ? '' : String(year))
  const { benefit, busy, hint } = calculator
  const result = { benefit, busy, hint }
  const id = useId()
  const chevron = open ? IconChevronUp : IconChevronDown
  return (
    <>
      <div id={id}>{open ? <BenefitCalculator hoursElsewhere {...calculator} /> : <BenefitResult {...result} />}</div>
      <Button
        mt="xs"
        px={0}
        variant="transparent"
        size="compact-sm"
        rightSection={<Icon of={chevron} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Reken met je eigen uurloon en kosten
      </Button>
    </>
  )
}
