import { Group, Text, Title } from '@mantine/core'
import type { ProjectStats } from '../../api/projects'
import type { Summary } from '../../api/reports'
import type { Day } from '../../lib/rules/dates'
import { Breakdown } from './breakdown'
import { BudgetLine } from './budget-line'
import { PeriodExports } from './exports'
import { NoHours } from './no-hours'
import { OverTime } from './over-time'
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

/** A report, from its figures down to each employee and day. */
export function ReportView({ summary, period, project, today }: Props) {
  const number = project.project_number
  const budgetLine = <BudgetLine project={project} today={today} />
  return (
    <>
      <Group component="header" align="flex-end" justify="space-between">
        <div aria-live="polite">
          <Title order={2}>{headingOf(period)}</Title>
          <Text size="sm" c="gray.7" maw="var(--wbso-line)">
            {spanOf(period)}
          </Text>
        </div>
        <div className={styles.screen}>
          <PeriodExports project={number} period={period} />
        </div>
      </Group>
      {summary.total_entries === 0 ? (
        <>
          <NoHours project={number} period={period} />
          {budgetLine}
        </>
      ) : (
        <>
          <PeriodFigures summary={summary} kind={period.kind} />
          {budgetLine}
          <Breakdown summary={summary} period={period} />
          <OverTime summary={summary} period={period} />
        </>
      )}
    </>
  )
}
