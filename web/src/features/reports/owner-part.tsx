import { Text } from '@mantine/core'
import type { ProjectStats } from '../../api/projects'
import type { Summary } from '../../api/reports'
import type { Day } from '../../lib/rules/dates'
import { monthsToCome, toComeWords } from '../../shared/hours/months-to-come'
import { Meter } from '../../ui/meter'
import { Part } from '../../ui/part'
import type { Period } from './period'
import { forecastWords, lateSentence, noBudgetWords, spentWords, uncountedWords, worthWords } from './usage-words'

interface Props {
  project: Pick<ProjectStats, 'budget' | 'benefit' | 'total_hours_all_time' | 'months' | 'estimated_hours'>
  summary: Summary
  period: Period
  today: Day
}

/** What an owner asks, a sentence each: hours and euros against the application, what is left, what is late. */
export function OwnerPart({ project, summary, period, today }: Props) {
  const { budget, benefit, total_hours_all_time: total } = project
  const { estimated_hours: estimated, forecast_hours: forecast, used_percent: percent } = budget
  const over = Math.max(Number(budget.realised_hours), Number(forecast)) > estimated
  const sentences = [
    ...(estimated === 0
      ? [noBudgetWords(budget)]
      : [
          worthWords(budget, benefit),
          toComeWords(monthsToCome(project, today), estimated, today),
          forecastWords(budget, today) + (over ? ' Uren boven het toegekende aantal leveren niets op.' : ''),
        ]),
    uncountedWords(total, budget),
    summary.total_entries > 0 ? lateSentence(summary, period) : '',
  ].filter((sentence) => sentence !== '')
  return (
    <Part title="In het kort" card>
      {estimated > 0 && (
        <Meter
          name="Gemaakte uren van je aanvraag"
          percent={percent}
          words={spentWords(budget)}
          level={percent > 100 ? 'error' : 'ok'}
        />
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {estimated > 0 && forecast !== null && (
        <Text variant="quiet">Het tempo is het gemiddelde van de laatste hele weken, hooguit acht.</Text>
      )}
    </Part>
  )
}
