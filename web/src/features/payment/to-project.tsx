import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { projectPaths } from '../../lib/paths'

/** The way from a payment to the project that was paid. */
export function ToProject({ number }: { number: string }) {
  return (
    <Button component={Link} to={projectPaths.dashboard(number)}>
      Naar je project
    </Button>
  )
}
