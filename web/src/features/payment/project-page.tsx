import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { oneRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { usePageTitle } from '../../api/use-page-title'
import { GoToLogin } from '../../components/go-to-login'
import { RequestProblem } from '../../components/request-problem'
import { WaitingPage } from '../../components/waiting-page'
import { requestPaths } from '../../lib/paths'
import { PaidView } from './paid-view'

/** A paid request, until the project area is built. An unpaid one opens the payment screen. */
export default function ProjectPage() {
  usePageTitle('Je aanvraag is betaald')
  const { id = '' } = useParams()
  const user = useUser()
  const { data: request, error, refetch } = useQuery({ ...oneRequest(id), enabled: user !== null })

  if (user === null) return <GoToLogin />
  if (request === undefined && error !== null) return <RequestProblem error={error} onRetry={() => void refetch()} />
  if (request === undefined) return <WaitingPage text="We halen je project op." />
  if (request.payment_status !== 'paid') return <Navigate to={requestPaths.payment(request.project_number)} replace />
  return <PaidView request={request} />
}
