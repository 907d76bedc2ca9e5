import type { Summary } from '../../api/reports'
import { Figures } from '../../components/figures'
import { dutchDecimal, dutchHours, dutchNumber } from '../../lib/dutch-number'

/** The figures of a period at a glance. */
export function PeriodFigures({ summary }: { summary: Summary }) {
  return (
    <Figures
      figures={[
        { name: 'Totaal uren', value: dutchHours(summary.total_hours) },
        { name: 'Medewerkers', value: dutchNumber(summary.total_employees) },
        { name: 'Registraties', value: dutchNumber(summary.total_entries) },
        { name: 'Uren per gewerkte dag', value: dutchDecimal(Number(summary.avg_hours_per_day)) },
        { name: 'Benutting', value: `${dutchDecimal(summary.usage_percent)}%` },
      ]}
    />
  )
}
