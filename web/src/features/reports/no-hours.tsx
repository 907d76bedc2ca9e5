import { Text } from '@mantine/core'
import { Link } from 'react-router'
import { projectPaths } from '../../lib/paths'
import type { Period } from './period'
import { nameOf } from './period-words'

interface Props {
  project: string
  period: Period
}

/** Said instead of a report without hours. */
export function NoHours({ project, period }: Props) {
  return (
    <Text c="gray.7" maw="var(--wbso-line)">
      Er zijn nog geen uren in {nameOf(period)}.{' '}
      <Link to={`${projectPaths.hours(project)}?week=${period.first}`}>Uren toevoegen</Link>
    </Text>
  )
}
