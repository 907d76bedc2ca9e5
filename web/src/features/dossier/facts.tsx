import type { Application } from '../../api/application'
import { alonePeriod } from '../../lib/alone-period'
import { longDate } from '../../lib/rules/dates'
import { timeLeft, weekendWarning } from '../../lib/rules/filing'
import { WorthAmounts } from '../../shared/benefit/worth-amounts'
import styles from './facts.module.css'

function Deadline({ deadline: filing }: Pick<Application, 'deadline'>) {
  const { deadline, past, working_days, weekend, uncounted, from } = filing
  if (deadline === null)
    return (
      <div>
        <dt>Indienen</dt>
        <dd>{alonePeriod}</dd>
      </div>
    )
  const day = <strong>{longDate(deadline)}</strong>
  return (
    <div>
      <dt>Indienen</dt>
      <dd>
        {past ? <>kon tot en met {day}</> : <>uiterlijk {day}</>}
        {!past && ` (${timeLeft(working_days)})`}
        {!past && weekend !== '' && <p>{weekendWarning(weekend)}</p>}
        {!past && uncounted && <p>Uren vóór {longDate(from)} tellen niet mee.</p>}
      </dd>
    </div>
  )
}

function Worth({ benefit }: { benefit: NonNullable<Application['benefit']> }) {
  return (
    <div>
      <dt>Verwacht voordeel</dt>
      <dd>
        <WorthAmounts worth={benefit} />
      </dd>
    </div>
  )
}

/** When to file, and what the application is worth. */
export function Facts({ application }: { application: Application }) {
  const { filed, deadline, benefit } = application
  return (
    <dl className={styles.facts}>
      {filed === null ? (
        <Deadline deadline={deadline} />
      ) : (
        <div>
          <dt>Ingediend</dt>
          <dd>
            op <strong>{longDate(filed.date)}</strong>
            {filed.reference !== '' && `, referentie ${filed.reference}`}
          </dd>
        </div>
      )}
      {benefit !== null && <Worth benefit={benefit} />}
    </dl>
  )
}
