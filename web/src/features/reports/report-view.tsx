import { Group, Text, Title } from '@mantine/core'
import type { ProjectStats } from '../../api/projects'
import type { Summary } from '../../api/reports'
import type { Day } from '../../lib/rules/dates'
import { MonthsChart } from '../../shared/hours/months-chart'
import { Part } from '../../ui/part'
import { Breakdown } from './breakdown'
import { PeriodExports } from './exports'
import { NoHours } from './no-hours'
import { OverTime } from './over-time'
import { OwnerPart } from './owner-part'
import type { Period } from './period'
import { PeriodFigures } from './period-figures'
import { headingOf, spanOf } from './period-words'
import styles from './report.module.css'

interface Props {
  summary: Summary
  period: Period
  project: ProjectStats
  today: Day
}

/** A report, from what an owner asks down to each employee, day and month. */
export function ReportView({ summary, period, project, today }: Props) {
  const number = project.project_number
  return (
    <>
      <Group component="header" align="flex-end" justify="space-between">
        <div aria-live="polite">
          <Title order={2}>{headingOf(period)}</Title>
          <Text variant="quiet">{spanOf(period)}</Text>
        </div>
        <div className={styles.screen}>
          <PeriodExports project={number} period={period} />
        </div>
      </Group>
      {summary.total_entries === 0 && <NoHours project={number} period={period} />}
      <OwnerPart project={project} summary={summary} period={period} today={today} />
      {summary.total_entries > 0 && (
        <>
          <Breakdown summary={summary} period={period} />
          <PeriodFigures summary={summary} kind={period.kind} />
          <OverTime summary={summary} period={period} />
        </>
      )}
      <Part title="Het hele project" card>
        <MonthsChart project={project} today={today} name="Uren per maand van het hele project" />
      </Part>
    </>
  )
}
