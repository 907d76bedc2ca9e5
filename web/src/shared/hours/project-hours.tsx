import { Text } from '@mantine/core'
import { useSite } from '../../api/site'
import { dutchHours, dutchNumber } from '../../lib/dutch-number'
import { Meter } from '../../ui/meter'
import { MonthsChart } from './months-chart'
import { type CountedMonths, monthsToCome, toComeWords } from './months-to-come'

interface Props {
  project: CountedMonths & {
    project_number: string
    /** Those in the period of the application. */
    counted_hours: string
  }
  /** Whether it is one of several, on a card. */
  small?: boolean
}

/** The hours of a project against those of its application, by month, and how many are left. */
export function ProjectHours({ project, small = false }: Props) {
  const today = useSite()?.today
  const { project_number: number, counted_hours: counted, estimated_hours: estimated } = project
  if (today === undefined) return null
  return (
    <>
      {estimated > 0 && (
        <Meter
          name={`Gemaakte uren van je aanvraag ${number}`}
          percent={(100 * Number(counted)) / estimated}
          words={`${dutchHours(counted)} van ${dutchNumber(estimated)} uur van je aanvraag`}
          level={Number(counted) > estimated ? 'error' : 'ok'}
        />
      )}
      {estimated > 0 && (
        <Text variant="reading" size={small ? 'sm' : 'md'}>
          {toComeWords(monthsToCome(project, today), estimated, today)}
        </Text>
      )}
      <MonthsChart project={project} today={today} name={`Uren per maand van ${number}`} small={small} />
    </>
  )
}
