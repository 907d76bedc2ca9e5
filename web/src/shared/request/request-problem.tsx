import { Button } from '@mantine/core'
import { Link, Navigate, useParams } from 'react-router'
import { isGone, isUnpaid } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths, requestPaths } from '../../lib/paths'
import { Drawn } from '../../ui/drawn'
import { FailedPage } from '../../ui/failed-page'
import { MessagePage } from '../../ui/message-page'
import { useFailure } from '../site/use-failure'
import { usePageTitle } from '../site/use-page-title'

/** Shown instead of a request that does not load. A missing request and somebody else's look the same. */
export function RequestProblem() {
  const { error, retry } = useFailure()
  const { id = '' } = useParams()
  const gone = isUnpaid(error) || isGone(error)
  usePageTitle(gone ? 'Aanvraag niet gevonden' : 'Aanvraag')
  if (error.status === 409) return <Navigate to={requestPaths.processing(id)} replace />
  const toList = (
    <Button component={Link} to={paths.profileRequests} variant={gone ? 'filled' : 'default'}>
      Mijn aanvragen
    </Button>
  )
  if (gone)
    return (
      <MessagePage
        title="Deze aanvraag vinden we niet"
        actions={
          <>
            {toList}
            <Button component={Link} to={paths.home} variant="default">
              Naar home
            </Button>
          </>
        }
      >
        <Drawn of="search">
          <p>
            De aanvraag bestaat niet of hoort bij een ander account. Controleer het adres, of kijk bij je aanvragen.
          </p>
        </Drawn>
      </MessagePage>
    )
  return (
    <FailedPage
      title="Je aanvraag is nu niet te zien"
      message={failure(error, 'Kon je aanvraag niet laden.')}
      safe="Je aanvraag en wat je hebt ingevuld, zijn bewaard."
      onRetry={retry}
    >
      {toList}
    </FailedPage>
  )
}
