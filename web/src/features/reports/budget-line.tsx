import type { Budget } from '../../api/projects'
import { Part } from '../../components/part'
import type { Day } from '../../lib/rules/dates'
import { Meter } from './meter'
import styles from './report.module.css'
import { forecastWords, spentWords } from './usage-words'

interface Props {
  budget: Budget
  /** The first day of the project. */
  start: Day
  today: Day
}

/** The hours of the whole project against those of the request, and where they end up. */
export function BudgetLine({ budget, start, today }: Props) {
  const { estimated_hours: estimated, forecast_hours: forecast, used_percent: percent } = budget
  const over = Math.max(Number(budget.realised_hours), Number(forecast)) > estimated
  return (
    <Part title="Het hele project" card>
      <Meter
        name="Gemaakte uren van je aanvraag"
        percent={percent}
        words={spentWords(budget)}
        level={percent > 100 ? 'error' : 'ok'}
      />
      <p>
        {forecastWords(budget, start, today)}
        {over && ' Uren boven het toegekende aantal leveren niets op.'}
      </p>
      {forecast !== null && (
        <p className={styles.quiet}>Gerekend met het gemiddelde van de laatste hele weken, hooguit acht.</p>
      )}
    </Part>
  )
}
