import { Stack, Text } from '@mantine/core'
import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchNumber } from '../../lib/dutch-number'
import { FactList } from '../../ui/fact-list'
import type { Kind } from './period'
import { usageNote } from './usage-words'

interface Props {
  summary: Summary
  kind: Kind
}

/** The figures of a period that are nowhere else, and what those mean whose name does not say it. */
export function PeriodFigures({ summary, kind }: Props) {
  return (
    <Stack gap="sm">
      <FactList
        facts={[
          { name: 'Medewerkers', value: dutchNumber(summary.total_employees) },
          { name: 'Uren per gewerkte dag', value: dutchDecimal(Number(summary.avg_hours_per_day)) },
          { name: 'Benutting', value: `${dutchDecimal(summary.usage_percent)}%` },
        ]}
      />
      <Text variant="quiet">{usageNote(kind)}</Text>
    </Stack>
  )
}
