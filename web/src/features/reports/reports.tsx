import { Box, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ProjectStats } from '../../api/projects'
import { type Summary, summaryOf } from '../../api/reports'
import { failure } from '../../lib/messages'
import { type Day, longDate } from '../../lib/rules/dates'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { Part } from '../../ui/part'
import { YearExports } from './exports'
import { asQuery, type Period, periodIn } from './period'
import { PeriodBar } from './period-bar'
import { nameOf, spanOf, wordsOf } from './period-words'
import styles from './report.module.css'
import { ReportView } from './report-view'

/** What a printed report is about, which the screen shows in its sidebar. */
function PrintHead({ project, period, today }: { project: ProjectStats; period: Period; today: Day }) {
  const facts = [
    ['Bedrijf', project.client_company.name],
    ['Project', `${project.project_title} (${project.project_number})`],
    ['Periode', spanOf(period)],
    ['Afgedrukt op', longDate(today)],
  ] as const
  return (
    <dl className={styles.print}>
      {facts.map(([name, value]) => (
        <Group key={name} gap="xs">
          <Box component="dt" miw="figure">
            {name}
          </Box>
          <Box component="dd" fw={600}>
            {value}
          </Box>
        </Group>
      ))}
    </dl>
  )
}

interface Report {
  period: Period
  summary: Summary
}

/**
 * Loads the report of a period. Until it is there, and when it cannot be loaded, the
 * report that was last on the screen stays, under the name of its own period. The
 * library's own `keepPreviousData` drops it as soon as loading fails.
 */
function useReport(project: string, period: Period) {
  const { data, error, refetch } = useQuery(summaryOf(project, asQuery(period)))
  const [report, setReport] = useState<Report | null>(null)
  if (data !== undefined && data !== report?.summary) setReport({ period, summary: data })
  return { report, isOther: data === undefined, error, retry: () => void refetch() }
}

/** Returns the period in the address, and how to go to another. The way back leads through all of them. */
function usePeriod(today: Day): [Period, (to: Period) => void] {
  const [address, setAddress] = useSearchParams()
  return [periodIn(address, today), (to) => setAddress(asQuery(to), { preventScrollReset: true })]
}

/** The reports of a project, of one month or week at a time. */
export function Reports({ project, today }: { project: ProjectStats; today: Day }) {
  const number = project.project_number
  const [period, go] = usePeriod(today)
  const { report, isOther, error, retry } = useReport(number, period)
  return (
    <>
      <div data-on-screen>
        <PeriodBar period={period} today={today} onGo={go} />
      </div>
      {error && (
        <div data-on-screen>
          <Failed message={failure(error, wordsOf[period.kind].failed)} onRetry={retry} />
        </div>
      )}
      {!report && !error && (
        <Box mih="100vh">
          {/* what is below does not jump */}
          <Loading text="We maken je rapport." as="overview" />
        </Box>
      )}
      {report && (
        <Stack component="article" className={styles.report} gap="lg" aria-busy={isOther && !error}>
          {isOther && error && <Text variant="quiet">Hieronder zie je nog {nameOf(report.period)}.</Text>}
          <PrintHead project={project} period={report.period} today={today} />
          <ReportView {...report} project={project} today={today} />
        </Stack>
      )}
      <div data-on-screen>
        <Part title="Het hele jaar" card>
          <YearExports project={number} period={period} />
        </Part>
      </div>
      <Text variant="quiet">Bewaar alles 7 jaar, net als de rest van je boekhouding.</Text>
    </>
  )
}
