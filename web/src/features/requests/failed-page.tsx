import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { oneRequest } from '../../api/requests'
import { RequestProblem } from '../../shared/request/request-problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LoadingPage } from '../../ui/loading'
import { FailedRequest } from './failed-request'

export const ErrorBoundary = RequestProblem

export function Skeleton() {
  usePageTitle('Verwerken mislukt')
  return <LoadingPage text="We halen je aanvraag op." as="text" />
}

/** A request whose processing failed. A request that did not fail opens on its own screen. */
export default function FailedPage() {
  usePageTitle('Verwerken mislukt')
  const { id = '' } = useParams()
  const { data: request, isFetching } = useSuspenseQuery(oneRequest(id))

  if (request.status === 'failed') return <FailedRequest request={request} />
  if (isFetching) return <Skeleton /> // the known status may be outdated
  return <Navigate to={request.next.profile} replace />
}
