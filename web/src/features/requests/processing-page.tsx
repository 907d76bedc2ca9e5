import { Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { inProcess, requestInProcess } from '../../api/requests'
import { requestPaths } from '../../lib/paths'
import { isSubmitted } from '../../lib/wizard-state'
import { ListAndHome } from '../../shared/request/list-and-home'
import { RequestProblem } from '../../shared/request/request-problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { LoadingPage } from '../../ui/loading'
import { Page } from '../../ui/page'
import { PutOff } from './put-off'
import { Reference } from './reference'
import { Stages } from './stages'
import { StatusUnknown } from './status-unknown'
import { ThankYou } from './thank-you'

/** The processing of a request. Opens the next screen when the document is made or has failed. */
function LiveStatus({ id }: { id: string }) {
  usePageTitle('Je aanvraag wordt verwerkt')
  const { data: request, error } = useSuspenseQuery(requestInProcess(id))

  if (request.status === 'failed') return <Navigate to={requestPaths.failed(request.project_number)} replace />
  if (!inProcess(request)) return <Navigate to={requestPaths.payment(request.project_number)} replace />
  return (
    <Page title="We verwerken je aanvraag">
      <Reference number={request.project_number} title={request.project_title} />
      <Stages current={1} />
      <Stack gap="sm" maw="line" c="dimmed">
        <Text>
          Meestal is je document binnen enkele minuten klaar. Deze pagina gaat dan vanzelf verder. Wachten hoeft niet:
          je mag de pagina sluiten, de verwerking gaat door.
        </Text>
      </Stack>
      <PutOff request={request} />
      {error !== null && <StatusUnknown />}
      <Actions>
        <ListAndHome />
      </Actions>
    </Page>
  )
}

export const ErrorBoundary = RequestProblem

export const Skeleton = () => <LoadingPage text="We kijken hoe ver je aanvraag is." as="text" />

/** A request in process: thanks right after the wizard, otherwise the live status. */
export default function ProcessingPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  return isSubmitted(state) ? <ThankYou id={id} /> : <LiveStatus id={id} />
}
