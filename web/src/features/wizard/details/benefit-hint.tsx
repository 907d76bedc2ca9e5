import { Box } from '@mantine/core'
import { useOptionalPart } from '../../../lib/use-optional-part'
import { Loading } from '../../../ui/loading'
import { Notice } from '../../../ui/notice'

const load = () => import('./benefit-part')

/** What the hours are worth to an employer. It is loaded once there are hours. The year is that of the hours, if known. */
export function BenefitHint({ hours, year }: { hours: string; year: number | null }) {
  const wanted = hours.trim() !== ''
  const { part, failed } = useOptionalPart(wanted, load)
  if (!wanted) return null
  return (
    <Box mt="md" maw="line">
      {part !== null && <part.BenefitPart hours={hours} year={year} />}
      {part === null && !failed && <Loading text="Je voordeel wordt berekend." as="text" />}
      {failed && <Notice tone="error">Je voordeel is nu niet te berekenen. Je kunt gewoon doorgaan.</Notice>}
    </Box>
  )
}
