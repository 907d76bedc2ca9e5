import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApiError } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Drawn } from '../../ui/drawn'
import { FailedPage } from '../../ui/failed-page'
import { MessagePage } from '../../ui/message-page'

interface Props {
  error: Error
  onRetry: () => void
}

/** Shown instead of a project that does not load. A missing project and somebody else's look the same. */
export function ProjectProblem({ error, onRetry }: Props) {
  const gone = error instanceof ApiError && error.status === 404
  usePageTitle(gone ? 'Project niet gevonden' : 'Project')
  const toPortal = (
    <Button component={Link} to={paths.portal} variant={gone ? 'filled' : 'default'}>
      Naar het portaal
    </Button>
  )
  if (gone)
    return (
      <MessagePage title="Dit project vinden we niet" actions={toPortal}>
        <Drawn of="search">
          <p>Het project bestaat niet of hoort bij een ander account. Controleer het adres, of kijk in je portaal.</p>
        </Drawn>
      </MessagePage>
    )
  return (
    <FailedPage
      title="Je project is nu niet te zien"
      message={failure(error, 'Kon dashboard gegevens niet laden')}
      safe="Je aanvraag en je uren zijn bewaard."
      onRetry={onRetry}
    >
      {toPortal}
    </FailedPage>
  )
}
