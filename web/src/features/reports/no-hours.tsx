import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { projectPaths } from '../../lib/paths'
import { Empty } from '../../ui/empty'
import type { Period } from './period'
import { nameOf } from './period-words'

interface Props {
  project: string
  period: Period
}

/** Said instead of a report without hours. */
export function NoHours({ project, period }: Props) {
  return (
    <Empty
      drawing="hours"
      action={
        <Button component={Link} to={`${projectPaths.hours(project)}?week=${period.first}`}>
          Uren toevoegen
        </Button>
      }
    >
      Er zijn nog geen uren in {nameOf(period)}.
    </Empty>
  )
}
