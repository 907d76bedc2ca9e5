import { localDay } from '../lib/local-day'
import { shortDate } from '../lib/rules/dates'
import styles from './filing-line.module.css'

interface Props {
  /** When the request was made, RFC 3339. */
  made: string
  /** The last day to file, yyyy-mm-dd, and whether it has passed. */
  filing: { deadline: string; past: boolean }
}

/** The dates of a request in a list: when it was made, and until when it can be filed. */
export function FilingLine({ made, filing: { deadline, past } }: Props) {
  const date = (day: string) => <span className={styles.date}>{shortDate(day)}</span>
  return (
    <>
      Gemaakt op {date(localDay(made))} · {past ? 'indienen kon' : 'dien in'} tot en met {date(deadline)}
    </>
  )
}
