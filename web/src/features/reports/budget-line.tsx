import { Text } from '@mantine/core'
import type { ProjectStats } from '../../api/projects'
import type { Day } from '../../lib/rules/dates'
import { MonthsChart } from '../../shared/hours/months-chart'
import { monthsToCome, toComeWords } from '../../shared/hours/months-to-come'
import { Meter } from '../../ui/meter'
import { Part } from '../../ui/part'
import { forecastWords, noBudgetWords, spentWords, uncountedWords } from './usage-words'

interface Props {
  project: Pick<ProjectStats, 'budget' | 'total_hours_all_time' | 'months' | 'estimated_hours'>
  today: Day
}

/** The hours of the whole project against those of the request, and where they end up. */
export function BudgetLine({ project, today }: Props) {
  const { budget, total_hours_all_time: total } = project
  const { estimated_hours: estimated, forecast_hours: forecast, used_percent: percent } = budget
  const uncounted = uncountedWords(total, budget)
  const over = Math.max(Number(budget.realised_hours), Number(forecast)) > estimated
  return (
    <Part title="Het hele project" card>
      {estimated === 0 ? (
        <p>{noBudgetWords(budget)}</p>
      ) : (
        <>
          <Meter
            name="Gemaakte uren van je aanvraag"
            percent={percent}
            words={spentWords(budget)}
            level={percent > 100 ? 'error' : 'ok'}
          />
          <p>
            {forecastWords(budget, today)}
            {over && ' Uren boven het toegekende aantal leveren niets op.'}
          </p>
          {forecast !== null && (
            <Text size="sm" c="gray.7" maw="var(--wbso-line)">
              Gerekend met het gemiddelde van de laatste hele weken, hooguit acht.
            </Text>
          )}
        </>
      )}
      {uncounted !== '' && <p>{uncounted}</p>}
      {estimated > 0 && <p>{toComeWords(monthsToCome(project, today), estimated, today)}</p>}
      <MonthsChart project={project} today={today} name="Uren per maand van het hele project" />
    </Part>
  )
}
