import { Link } from 'react-router'
import { projectPaths } from '../../lib/paths'
import type { Period } from './period'
import { nameOf } from './period-words'
import styles from './report.module.css'

interface Props {
  project: string
  period: Period
}

/** Said instead of a report without hours. */
export function NoHours({ project, period }: Props) {
  return (
    <p className={styles.empty}>
      Er zijn nog geen uren in {nameOf(period)}.{' '}
      <Link to={`${projectPaths.hours(project)}?week=${period.first}`}>Uren toevoegen</Link>
    </p>
  )
}
