import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { inProcess, oneRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { requestPaths } from '../../lib/paths'
import { GoToLogin } from '../../shared/request/go-to-login'
import { RequestProblem } from '../../shared/request/request-problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LoadingPage } from '../../ui/loading'
import { ElsewhereView } from './elsewhere-view'
import { PaidView } from './paid-view'
import { PaymentView } from './payment-view'
import { SuccessView } from './success-view'

export const ErrorBoundary = RequestProblem

/** Reports whether the user comes back from the payment. */
function useReturned(): boolean {
  const [search] = useSearchParams()
  const returned = search.get('payment') === 'success'
  usePageTitle(returned ? 'Je betaling' : 'Bekijken en betalen')
  return returned
}

export function Skeleton() {
  useReturned()
  return <LoadingPage text="We halen je aanvraag op." as="offer" />
}

/** Preview, price and payment of a request. With ?payment=success it shows the outcome of the payment. */
export default function PaymentPage() {
  const returned = useReturned()
  const user = useUser()
  if (user !== null) return <Payment returned={returned} />
  return returned ? <ElsewhereView /> : <GoToLogin />
}

function Payment({ returned }: { returned: boolean }) {
  const { id = '' } = useParams()
  const { data: request } = useSuspenseQuery(oneRequest(id))
  if (returned) return <SuccessView request={request} />
  if (request.payment_status === 'paid') return <PaidView request={request} />
  if (request.status === 'failed') return <Navigate to={requestPaths.failed(request.project_number)} replace />
  if (inProcess(request)) return <Navigate to={requestPaths.processing(request.project_number)} replace />
  return <PaymentView key={request.id} request={request} />
}
