import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../lib/paths'
import { usePageTitle } from '../shared/site/use-page-title'
import { MessagePage } from '../ui/message-page'

/** Shown instead of a page that failed. Its links reload the client, because the state that failed may still be there. */
export function ErrorScreen({ error }: { error: Error }) {
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
