import { Button } from '@mantine/core'
import { Link, Navigate, useParams } from 'react-router'
import { isGone, isUnpaid } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths, requestPaths } from '../../lib/paths'
import { useFailure } from '../../shared/site/use-failure'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Drawn } from '../../ui/drawn'
import { FailedPage } from '../../ui/failed-page'
import { MessagePage } from '../../ui/message-page'

/** Shown instead of a project that does not load. A missing project and somebody else's look the same, and an unpaid one is paid first. */
export function ProjectProblem() {
  const { error, retry } = useFailure()
  const { id = '' } = useParams()
  const gone = isGone(error)
  usePageTitle(gone ? 'Project niet gevonden' : 'Project')
  if (isUnpaid(error)) return <Navigate to={requestPaths.payment(id)} replace />
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
      onRetry={retry}
    >
      {toPortal}
    </FailedPage>
  )
}
