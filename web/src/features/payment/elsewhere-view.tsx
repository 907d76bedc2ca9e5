import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths'
import { Actions } from '../../ui/actions'
import { Page } from '../../ui/page'

/** The screen after checkout in a browser that is not signed in: the bank's app opened it on another device. */
export function ElsewhereView() {
  const { pathname, search } = useLocation()
  return (
    <Page
      title="Terug van je bank"
      lead="Je hoeft hier niets te doen: is er betaald, dan komt de betaling vanzelf bij je aanvraag binnen."
    >
      <Actions>
        <Button component={Link} to={paths.login} state={{ from: pathname + search }}>
          Inloggen
        </Button>
      </Actions>
    </Page>
  )
}
