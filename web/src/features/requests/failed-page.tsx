import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { oneRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { GoToLogin } from '../../shared/request/go-to-login'
import { RequestProblem } from '../../shared/request/request-problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LoadingPage } from '../../ui/loading'
import { FailedRequest } from './failed-request'

/** A request whose processing failed. A request that did not fail opens on its own screen. */
export default function FailedPage() {
  usePageTitle('Verwerken mislukt')
  const { id = '' } = useParams()
  const user = useUser()
  const { data: request, error, refetch, isFetching } = useQuery({ ...oneRequest(id), enabled: user !== null })

  if (user === null) return <GoToLogin />
  if (request === undefined && error !== null) return <RequestProblem error={error} onRetry={() => void refetch()} />
  if (request === undefined) return <LoadingPage text="We halen je aanvraag op." as="text" />
  if (request.status === 'failed') return <FailedRequest request={request} />
  if (isFetching) return <LoadingPage text="We halen je aanvraag op." as="text" /> // the known status may be outdated
  return <Navigate to={request.next.profile} replace />
}
