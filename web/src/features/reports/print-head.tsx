import type { ProjectStats } from '../../api/projects'
import { type Day, longDate } from '../../lib/rules/dates'
import type { Period } from './period'
import { spanOf } from './period-words'
import styles from './report.module.css'

interface Props {
  project: ProjectStats
  period: Period
  today: Day
}

/** What a printed report is about, which the screen shows in its sidebar. */
export function PrintHead({ project, period, today }: Props) {
  const facts = [
    ['Bedrijf', project.client_company.name],
    ['Project', `${project.project_title} (${project.project_number})`],
    ['Periode', spanOf(period)],
    ['Afgedrukt op', longDate(today)],
  ] as const
  return (
    <dl className={styles.print}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
