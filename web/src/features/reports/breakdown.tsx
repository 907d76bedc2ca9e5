import { Group } from '@mantine/core'
import { downloadTimesheet } from '../../api/report-files'
import type { EmployeeHours, Summary } from '../../api/reports'
import { dutchHours, dutchNumber } from '../../lib/dutch-number'
import { ViewButton } from '../../shared/pages/view-button'
import { Chip, type Tone } from '../../ui/chip'
import { DownloadButton } from '../../ui/download-button'
import { Meter } from '../../ui/meter'
import { Part } from '../../ui/part'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'
import { monthOf, type Period } from './period'
import { lateWords, usageWords } from './usage-words'

/** What a level of usage is called, when it needs attention. */
const levels: Partial<Record<EmployeeHours['usage_level'], { tone: Tone; words: string }>> = {
  warning: { tone: 'waiting', words: 'Bijna voltijd' },
  error: { tone: 'bad', words: 'Meer dan voltijd' },
}

interface Props {
  summary: Summary
  period: Period
}

const columnsOf = ({ summary, period }: Props): [Column<EmployeeHours>, ...Column<EmployeeHours>[]] => [
  {
    label: 'Medewerker',
    cell: ({ employee_name, function_title }) => (
      <TwoLines below={function_title}>
        <span translate="no">{employee_name}</span>
      </TwoLines>
    ),
  },
  {
    label: 'Uren',
    figure: true,
    cell: ({ total_hours, late_hours }) => <TwoLines below={lateWords(late_hours)}>{dutchHours(total_hours)}</TwoLines>,
  },
  { label: 'Registraties', figure: true, cell: ({ entries_count }) => dutchNumber(entries_count) },
  {
    label: 'Benutting',
    width: 'var(--wbso-aside)',
    cell: (row) => <Usage row={row} kind={period.kind} />,
  },
  ...(period.kind === 'month'
    ? [
        {
          label: 'Urenstaat',
          onScreen: true,
          cell: (row: EmployeeHours) => (
            <Timesheet
              name={row.employee_name}
              load={() => downloadTimesheet(summary.project_number, row.employee, monthOf(period.first))}
            />
          ),
        },
      ]
    : []),
]

function Timesheet({ name, load }: { name: string; load: () => Promise<File> }) {
  return (
    <Group display="inline-flex" gap="xs" align="flex-start">
      <DownloadButton
        label="Urenstaat (PDF)"
        name={`Urenstaat (PDF) van ${name}`}
        load={load}
        failed="Kon urenstaat niet downloaden"
        variant="default"
        compact
      />
      <ViewButton name={`Urenstaat van ${name}`} load={load} compact />
    </Group>
  )
}

function Usage({ row, kind }: { row: EmployeeHours; kind: Period['kind'] }) {
  const { employee_name: name, usage_percent: percent, usage_level: level } = row
  const attention = levels[level]
  return (
    <Meter name={`Benutting van ${name}`} percent={percent} words={usageWords(percent, kind)} level={level}>
      {attention && <Chip tone={attention.tone}>{attention.words}</Chip>}
    </Meter>
  )
}

/** The hours of each employee against a full time. */
export function Breakdown({ summary, period }: Props) {
  return (
    <Part title="Per medewerker" card>
      <RowTable
        name="Uren per medewerker"
        columns={columnsOf({ summary, period })}
        rows={summary.employee_breakdown}
        keyOf={({ employee }) => employee}
        foot={[['Totaal', dutchHours(summary.total_hours), dutchNumber(summary.total_entries)]]}
      />
    </Part>
  )
}
