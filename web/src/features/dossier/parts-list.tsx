import { Link } from 'react-router'
import type { Application } from '../../api/application'
import { screenSearch } from '../../lib/screen-search'
import { LayoutState, PartState } from './part-state'
import styles from './parts-list.module.css'
import { stepsBefore, stepsOf } from './screens'

interface Props {
  application: Application
  /** The one that is open. */
  screen: string
  onOpen: () => void
}

/** The parts with their state, at the left of the open one. Small screens have a select instead. */
export function PartsList({ application, screen, onOpen }: Props) {
  const { parts, questions, filed } = application
  const current = (key: string) => (key === screen ? 'page' : undefined)
  return (
    <nav className={styles.nav} aria-label="Onderdelen van je aanvraag">
      <ol className={styles.list}>
        {stepsBefore(application).map(({ key, label }) => (
          <li key={key}>
            <Link
              className={styles.link}
              to={{ search: screenSearch(key) }}
              aria-current={current(key)}
              onClick={onOpen}
            >
              <span>{label}</span>
              <LayoutState questions={questions} />
            </Link>
          </li>
        ))}
        {parts
          .filter(({ hidden }) => !hidden)
          .map((part) => (
            <li key={part.key}>
              <Link
                className={styles.link}
                to={{ search: screenSearch(part.key) }}
                aria-current={current(part.key)}
                onClick={onOpen}
              >
                <span>{part.label}</span>
                {filed === null && <PartState part={part} />}
              </Link>
            </li>
          ))}
        {stepsOf(application).map(({ key, label }) => (
          <li key={key} className={styles.step}>
            <Link
              className={styles.link}
              to={{ search: screenSearch(key) }}
              aria-current={current(key)}
              onClick={onOpen}
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
