import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApiError, isUnpaid } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { Drawn } from '../../ui/drawn'
import { FailedPage } from '../../ui/failed-page'
import { MessagePage } from '../../ui/message-page'

interface Props {
  error: Error
  onRetry: () => void
}

/** Shown instead of a request that does not load. A missing request and somebody else's look the same. */
export function RequestProblem({ error, onRetry }: Props) {
  const gone = isUnpaid(error) || (error instanceof ApiError && error.status === 404)
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
      onRetry={onRetry}
    >
      {toList}
    </FailedPage>
  )
}
