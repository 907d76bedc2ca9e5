import { localDay } from '../../lib/local-day'
import { shortDate } from '../../lib/rules/dates'

interface Props {
  request: {
    /** When the request was made, RFC 3339. */
    created_at: string
    /** The last day to file, yyyy-mm-dd, and whether it has passed. The self-employed without employees have none. */
    filing: { deadline: string | null; past: boolean }
    /** The day on which it was filed, or null. */
    filed: string | null
  }
}

/** The dates of a request in a list: when it was made, and until when it can be filed or when that was done. */
export function FilingLine({ request: { created_at, filing, filed } }: Props) {
  const date = (day: string) => <span style={{ whiteSpace: 'nowrap' }}>{shortDate(day)}</span>
  return (
    <>
      Gemaakt op {date(localDay(created_at))} ·{' '}
      {filed !== null ? (
        <>ingediend bij RVO op {date(filed)}</>
      ) : filing.deadline === null ? (
        'je periode begint op de dag waarop je indient'
      ) : (
        <>
          {filing.past ? 'indienen kon' : 'dien in'} tot en met {date(filing.deadline)}
        </>
      )}
    </>
  )
}
