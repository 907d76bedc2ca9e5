import { Box } from '@mantine/core'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Benefit } from '../../lib/rules/benefit'

const BenefitChart = lazy<ComponentType<{ benefit: Benefit }>>(() =>
  import('./benefit-chart').catch(() => ({ default: () => null })),
)

/** A chart of a benefit, which is loaded once it is drawn. The self-employed have a deduction instead. */
export const BenefitPicture = ({ benefit }: { benefit: Benefit }) =>
  benefit.benefit > 0 && (
    <Suspense fallback={<Box h="12.5rem" />}>
      <BenefitChart benefit={benefit} />
    </Suspense>
  )
