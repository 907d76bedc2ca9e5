import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'

/** The two buttons with which every screen of a request ends. */
export function ListAndHome() {
  return (
    <>
      <Button component={Link} to={paths.profileRequests} variant="default">
        Mijn aanvragen
      </Button>
      <Button component={Link} to={paths.home} variant="default">
        Naar home
      </Button>
    </>
  )
}
