import { Box, Text } from '@mantine/core'
import type { ProjectStats } from '../../api/projects'
import { failure } from '../../lib/messages'
import type { Day } from '../../lib/rules/dates'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { Part } from '../../ui/part'
import { YearExports } from './exports'
import { PeriodBar } from './period-bar'
import { nameOf, wordsOf } from './period-words'
import { PrintHead } from './print-head'
import styles from './report.module.css'
import { ReportView } from './report-view'
import { usePeriod } from './use-period'
import { useReport } from './use-report'

interface Props {
  project: ProjectStats
  today: Day
}

/** The reports of a project, of one month or week at a time. */
export function Reports({ project, today }: Props) {
  const number = project.project_number
  const [period, go] = usePeriod(today)
  const { report, isOther, error, retry } = useReport(number, period)
  return (
    <>
      <div className={styles.screen}>
        <PeriodBar period={period} today={today} onGo={go} />
      </div>
      {error && (
        <div className={styles.screen}>
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
        <article className={styles.report} aria-busy={isOther && !error}>
          {isOther && error && <Text variant="quiet">Hieronder zie je nog {nameOf(report.period)}.</Text>}
          <PrintHead project={project} period={report.period} today={today} />
          <ReportView {...report} project={project} today={today} />
        </article>
      )}
      <div className={styles.screen}>
        <Part title="Het hele jaar" card>
          <YearExports project={number} period={period} />
        </Part>
      </div>
      <Text variant="quiet">Bewaar alles 7 jaar, net als de rest van je boekhouding.</Text>
    </>
  )
}
