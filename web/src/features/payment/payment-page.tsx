import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { inProcess, oneRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { paths, requestPaths } from '../../lib/paths'
import { GoToLogin } from '../../shared/request/go-to-login'
import { RequestProblem } from '../../shared/request/request-problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { LoadingPage } from '../../ui/loading'
import { Page } from '../../ui/page'
import { PaidView } from './paid-view'
import { PaymentView } from './payment-view'
import { SuccessView } from './success-view'

/** The screen after checkout in a browser that is not signed in: the bank's app opened it on another device. */
function ElsewhereView() {
  const { pathname, search } = useLocation()
  return (
    <Page
      title="Terug van je bank"
      lead="Je hoeft hier niets te doen: is er betaald, dan komt de betaling vanzelf bij je aanvraag binnen."
    >
      <Actions>
        <Button component={Link} to={paths.login} state={{ from: pathname + search }}>
          Inloggen
        </Button>
      </Actions>
    </Page>
  )
}

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
