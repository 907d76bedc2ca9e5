import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useRouteError } from 'react-router'
import { PartError, reloadFor } from '../lib/load-part'
import { paths } from '../lib/paths'
import { usePageTitle } from '../shared/site/use-page-title'
import { MessagePage } from '../ui/message-page'
import { PageLoading } from './layout/page-loading'

/** Shown instead of a page that failed. Its links reload the client, because the state that failed may still be there. */
function ErrorScreen({ error }: { error: Error }) {
  usePageTitle('Er ging iets mis')
  return (
    <MessagePage
      title="Unexpected Application Error!"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Pagina opnieuw laden</Button>
          <Button component={Link} to={paths.home} reloadDocument variant="default">
            Naar home
          </Button>
          <Button component={Link} to={paths.contact} reloadDocument variant="default">
            Neem contact op
          </Button>
        </>
      }
    >
      <p>
        <code>{error.message}</code>
      </p>
      <p>
        Er ging iets mis bij het tonen van deze pagina. Laad haar opnieuw; blijft het misgaan, laat het ons dan weten.
      </p>
    </MessagePage>
  )
}

/** Reloads the page that lacks a part. The error screen shows when that does not help. */
function LackingPart({ error }: { error: PartError }) {
  const [stays, setStays] = useState(false)

  useEffect(() => {
    void reloadFor(error).then((reloads) => setStays(!reloads))
  }, [error])

  return stays ? <ErrorScreen error={error} /> : <PageLoading />
}

/** Shown instead of a page that failed, or that did not load. */
export function RouteProblem() {
  const error = useRouteError()
  if (error instanceof PartError) return <LackingPart error={error} />
  return <ErrorScreen error={error instanceof Error ? error : new Error(String(error))} />
}
