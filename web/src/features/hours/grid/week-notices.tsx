import { Fragment, memo, type Ref } from 'react'
import { Link } from 'react-router'
import { weekWords } from '../../../lib/day-words'
import { failure } from '../../../lib/messages'
import { type Day, daysOfWeek } from '../../../lib/rules/dates'
import { checkEntryDate, isLate } from '../../../lib/rules/hours'
import { sentenceOf } from '../../../lib/rules/sentences'
import { ErrorSummary } from '../../../ui/error-summary'
import { Failed } from '../../../ui/failed'
import { Notice } from '../../../ui/notice'
import { useWeekLink } from '../use-week'
import type { Report } from './use-save'

interface Props {
  /** The Mondays of weeks with unsaved hours, with spaces between them. */
  unsaved: string
  monday: Day
  today: Day
  /** Whether no day takes hours any more. */
  fixed: boolean
  /** Why the saved hours did not load, or null. */
  failed: Error | null
  onRetry: () => void
  /** What copying said. */
  said: { words: string; good: boolean } | null
  report: Report | null
  summary: Ref<HTMLDivElement>
  onGo: (field: string) => void
}

/** What there is to say about a week, above its grid. */
export const WeekNotices = memo(function WeekNotices(props: Props) {
  const { unsaved, monday, today, fixed, failed, onRetry, said, report, summary, onGo } = props
  const elsewhere = unsaved.split(' ').filter((week) => week !== '' && week !== monday)
  const future = checkEntryDate(monday, today)
  const to = useWeekLink()
  const undone = report?.undone.map((words) => <p key={words}>{words}</p>)
  return (
    <>
      {failed !== null && (
        <Failed
          message={failure(failed, 'Kon uren niet laden')}
          safe="Je uren zijn bewaard, en wat je hier typt ook."
          onRetry={onRetry}
        />
      )}
      {report?.good && (
        <Notice tone="good">
          <p>{report.title}</p>
          {undone}
        </Notice>
      )}
      {report !== null && !report.good && (
        <>
          <ErrorSummary ref={summary} title={report.title} problems={report.problems} onGo={onGo} />
          {report.undone.length > 0 && <Notice tone="info">{undone}</Notice>}
        </>
      )}
      {said !== null && <Notice tone={said.good ? 'info' : 'error'}>{said.words}</Notice>}
      {elsewhere.length > 0 && (
        <Notice tone="warning">
          Er zijn ook uren ingevuld en nog niet opgeslagen in{' '}
          {elsewhere.map((week, index) => (
            <Fragment key={week}>
              {index > 0 && ', '}
              <Link to={to(week)}>{weekWords(week).toLowerCase()}</Link>
            </Fragment>
          ))}
          .
        </Notice>
      )}
      {future !== null && <Notice tone="info">{sentenceOf(future)}</Notice>}
      {future === null && !fixed && isLate(monday, today) && (
        <Notice tone="info">
          {daysOfWeek(monday).every((day) => isLate(day, today))
            ? 'Deze week ligt'
            : 'De dagen met het label laat liggen'}{' '}
          meer dan 10 werkdagen terug. RVO verwacht dat je uren binnen 10 werkdagen bijhoudt. Je kunt ze nog invullen;
          ze krijgen het label laat.
        </Notice>
      )}
    </>
  )
})
