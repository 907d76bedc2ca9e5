import { localDay } from '../lib/local-day'
import { shortDate } from '../lib/rules/dates'

interface Props {
  /** When the request was made, RFC 3339. */
  made: string
  /** The last day to file, yyyy-mm-dd, and whether it has passed. */
  filing: { deadline: string; past: boolean }
}

/** The dates of a request in a list: when it was made, and until when it can be filed. */
export function FilingLine({ made, filing: { deadline, past } }: Props) {
  const until = shortDate(deadline)
  return (
    <>
      Gemaakt op {shortDate(localDay(made))} ·{' '}
      {past ? `indienen kon tot en met ${until}` : `dien in tot en met ${until}`}
    </>
  )
}
