import { Box, Text } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Benefit } from '../../lib/rules/benefit'
import { Fold } from '../../ui/fold'

const BenefitChart = lazy<ComponentType<{ benefit: Benefit }>>(() =>
  import('./benefit-chart').catch(() => ({ default: () => null })),
)

const title = 'Waar het geld heen gaat'

interface Props {
  benefit: Benefit
  folded?: boolean
}

/** A chart of a benefit, which is loaded once it is seen. The self-employed have a deduction instead. */
export function BenefitPicture({ benefit, folded = false }: Props) {
  const [seen, setSeen] = useState(!folded)
  if (benefit.benefit === 0) return null
  const chart = (
    <Suspense fallback={<Box h="11rem" />}>
      <BenefitChart benefit={benefit} />
    </Suspense>
  )
  if (folded)
    return (
      <Fold label={title} onToggle={() => setSeen(true)}>
        {seen && chart}
      </Fold>
    )
  return (
    <div>
      <Text fw={600}>{title}</Text>
      {chart}
    </div>
  )
}
