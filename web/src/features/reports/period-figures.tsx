import { Stack, Text } from '@mantine/core'
import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchHours, dutchNumber } from '../../lib/dutch-number'
import { Figures } from '../../ui/figures'
import type { Kind } from './period'
import { usageNote } from './usage-words'

interface Props {
  summary: Summary
  kind: Kind
}

/** The figures of a period at a glance, and what those mean whose name does not say it. */
export function PeriodFigures({ summary, kind }: Props) {
  return (
    <Stack gap="sm">
      <Figures
        figures={[
          { name: 'Totaal uren', value: dutchHours(summary.total_hours) },
          { name: 'Medewerkers', value: dutchNumber(summary.total_employees) },
          { name: 'Registraties', value: dutchNumber(summary.total_entries) },
          { name: 'Uren per gewerkte dag', value: dutchDecimal(Number(summary.avg_hours_per_day)) },
          { name: 'Benutting', value: `${dutchDecimal(summary.usage_percent)}%` },
        ]}
      />
      <Text size="sm" c="gray.7" maw="var(--wbso-line)">
        {usageNote(kind)}
      </Text>
    </Stack>
  )
}
