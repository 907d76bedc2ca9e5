import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { ProjectStats } from '../../api/projects'
import type { Summary } from '../../api/reports'
import { dutchDecimal, dutchHalves, dutchNumber } from '../../lib/dutch-number'
import { projectPaths } from '../../lib/paths'
import type { Day } from '../../lib/rules/dates'
import { MonthsChart } from '../../shared/hours/months-chart'
import { BarChart } from '../../ui/bar-chart'
import { Empty } from '../../ui/empty'
import { FactList } from '../../ui/fact-list'
import { Part } from '../../ui/part'
import { barsOf } from './bars'
import { Breakdown } from './breakdown'
import { PeriodExports } from './exports'
import { OwnerPart } from './owner-part'
import type { Kind, Period } from './period'
import { headingOf, nameOf, spanOf } from './period-words'
import { usageNote } from './usage-words'

const wordsOf = { month: { each: 'Week', title: 'Per week' }, week: { each: 'Dag', title: 'Per dag' } }

const series = [{ name: 'Uren', colour: 'ink.6' }]

/** The hours per week of a month or per day of a week, as a chart and with the same figures as a table. */
function OverTime({ summary, period }: { summary: Summary; period: Period }) {
  const { each, title } = wordsOf[period.kind]
  return (
    <Part title={title} card>
      <BarChart
        name={`Uren ${title.toLowerCase()}`}
        each={each}
        measure="Uren"
        series={series}
        bars={barsOf(period, summary.days)}
        write={dutchHalves}
        folded={false}
        sums={false}
      />
    </Part>
  )
}

/** The figures of a period that are nowhere else, and what those mean whose name does not say it. */
function PeriodFigures({ summary, kind }: { summary: Summary; kind: Kind }) {
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

interface NoHoursProps {
  project: string
  period: Period
}

/** Said instead of a report without hours. */
function NoHours({ project, period }: NoHoursProps) {
  return (
    <Empty
      drawing="hours"
      action={
        <Button component={Link} to={`${projectPaths.hours(project)}?week=${period.first}`}>
          Uren toevoegen
        </Button>
      }
    >
      Er zijn nog geen uren in {nameOf(period)}.
    </Empty>
  )
}

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
        <div data-on-screen>
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
