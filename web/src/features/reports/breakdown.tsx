import { downloadTimesheet, type EmployeeHours, type Summary } from '../../api/reports'
import { dutchHours, dutchNumber } from '../../lib/dutch-number'
import { Chip, type Tone } from '../../ui/chip'
import { DownloadButton } from '../../ui/download-button'
import { Part } from '../../ui/part'
import { TwoLines } from '../../ui/two-lines'
import { Meter } from './meter'
import { monthOf, type Period } from './period'
import styles from './report.module.css'
import table from './table.module.css'
import { lateWords, totalUsageWords, usageWords } from './usage-words'

/** What a level of usage is called, when it needs attention. */
const levels: Partial<Record<EmployeeHours['usage_level'], { tone: Tone; words: string }>> = {
  warning: { tone: 'waiting', words: 'Bijna voltijd' },
  error: { tone: 'bad', words: 'Meer dan voltijd' },
}

interface Props {
  summary: Summary
  period: Period
}

interface RowProps extends Props {
  row: EmployeeHours
}

function Row({ row, summary, period }: RowProps) {
  const { employee, employee_name: name, usage_percent: percent, usage_level: level } = row
  const attention = levels[level]
  const month = monthOf(period.first)
  return (
    <tr>
      <th scope="row">
        <TwoLines below={row.function_title}>{name}</TwoLines>
      </th>
      <td data-label="Uren">
        <TwoLines below={lateWords(row.late_hours)}>{dutchHours(row.total_hours)}</TwoLines>
      </td>
      <td data-label="Registraties">{dutchNumber(row.entries_count)}</td>
      <td className={table.wide}>
        <Meter name={`Benutting van ${name}`} percent={percent} words={usageWords(percent, period.kind)} level={level}>
          {attention && <Chip tone={attention.tone}>{attention.words}</Chip>}
        </Meter>
      </td>
      {period.kind === 'month' && (
        <td className={styles.screen}>
          <DownloadButton
            label="Urenstaat (PDF)"
            name={`Urenstaat (PDF) van ${name}`}
            load={() => downloadTimesheet(summary.project_number, employee, month)}
            failed="Kon urenstaat niet downloaden"
            variant="default"
            compact
          />
        </td>
      )}
    </tr>
  )
}

/** The hours of each employee against a full time. */
export function Breakdown({ summary, period }: Props) {
  return (
    <Part title="Per medewerker" card>
      <p>
        Samen {totalUsageWords(summary, period.kind)}.
        {Number(summary.late_hours) > 0 && ' Laat is meer dan 10 werkdagen na de dag zelf vastgelegd.'}
      </p>
      <table className={`${table.table} ${table.cards}`} aria-label="Uren per medewerker">
        <thead>
          <tr>
            <th scope="col">Medewerker</th>
            <th scope="col">Uren</th>
            <th scope="col">Registraties</th>
            <th scope="col" className={table.wide}>
              Benutting
            </th>
            {period.kind === 'month' && (
              <th scope="col" className={styles.screen}>
                Urenstaat
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {summary.employee_breakdown.map((row) => (
            <Row key={row.employee} row={row} summary={summary} period={period} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Totaal</th>
            <td data-label="Uren">
              <TwoLines below={lateWords(summary.late_hours)}>{dutchHours(summary.total_hours)}</TwoLines>
            </td>
            <td data-label="Registraties">{dutchNumber(summary.total_entries)}</td>
            <td className={table.wide} colSpan={period.kind === 'month' ? 2 : 1} />
          </tr>
        </tfoot>
      </table>
    </Part>
  )
}
