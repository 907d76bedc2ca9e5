import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { projectPaths } from '../../lib/paths'

interface Props {
  number: string
  /** The day on which its application was filed, or null. Until then there is something else to do first. */
  filed: string | null
}

/** The way from a payment to the project that was paid. */
export function ToProject({ number, filed }: Props) {
  return (
    <Button component={Link} to={projectPaths.dashboard(number)} variant={filed === null ? 'default' : 'filled'}>
      Naar je project
    </Button>
  )
}
