import { Link } from 'react-router'
import type { Day } from '../../lib/rules/dates'
import { asQuery, type Kind, type Period, sameTimeAs } from './period'
import styles from './period-bar.module.css'
import { wordsOf } from './period-words'

const kinds: Kind[] = ['month', 'week']

/** The choice between a report of a month and one of a week. */
export function ViewSwitch({ period, today }: { period: Period; today: Day }) {
  return (
    <nav aria-label="Weergave">
      <ul className={styles.views}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              className={styles.view}
              to={{ search: String(new URLSearchParams(asQuery(sameTimeAs(period, kind, today)))) }}
              aria-current={kind === period.kind ? 'page' : undefined}
            >
              {wordsOf[kind].view}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
