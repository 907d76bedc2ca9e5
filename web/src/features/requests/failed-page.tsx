import { Button, List, Stack, Text } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { keepRequest, oneRequest, retryRequest, type WbsoRequest } from '../../api/requests'
import { ApiError } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths, requestPaths } from '../../lib/paths'
import { may } from '../../lib/roles'
import type { WizardState } from '../../lib/wizard-state'
import { ListAndHome } from '../../shared/request/list-and-home'
import { RequestProblem } from '../../shared/request/request-problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { LoadingPage } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { useOnce } from '../../ui/use-once'
import { Reference } from './reference'

/** Runs a failed request again and opens its live status. */
function useRetry(id: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const onward = () => navigate(requestPaths.processing(id))
  const { mutate, isPending, error } = useOnce({
    mutationFn: () => retryRequest(id),
    onSuccess: (request) => {
      keepRequest(queries, id, request)
      onward()
    },
    onError: (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.status !== 409) return
      keepRequest(queries, id, null)
      onward() // another tab was first, so it is no longer failed
    },
  })
  return { retry: () => void mutate(), retrying: isPending, error }
}

/** What the user can do about a request that failed. */
function FailedRequest({ request }: { request: WbsoRequest }) {
  const again: WizardState = { clearExisting: true, request }
  const { retry, retrying, error } = useRetry(request.project_number)
  const edits = may(request.company_profile.role, 'editApplications')
  return (
    <Page title="Het verwerken van je aanvraag is mislukt">
      <Stack gap="sm" maw="line" c="dimmed">
        <Text>
          Er ging aan onze kant iets mis bij het maken van je document. Je teksten en gegevens zijn bewaard en je hebt
          niets betaald.
        </Text>
      </Stack>
      <Reference number={request.project_number} title={request.project_title} />
      {edits && (
        <Stack gap="sm" maw="line" c="dimmed">
          <Text>
            <strong>Wat je kunt doen</strong>
          </Text>
          <List spacing="2xs">
            <List.Item>Probeer het opnieuw: vaak lukt het de tweede keer.</List.Item>
            <List.Item>
              Controleer je gegevens en begin opnieuw. Het formulier opent met alles wat je al had ingevuld; heb je nog
              een ander concept, dan kun je dat daar terugzetten.
            </List.Item>
            <List.Item>
              Blijft het misgaan? <Link to={paths.contact}>Neem contact op</Link> en noem {request.project_number}.
            </List.Item>
          </List>
        </Stack>
      )}
      {error && <Notice tone="error">{failure(error, 'Opnieuw proberen is niet gelukt.')}</Notice>}
      <Actions>
        {edits && (
          <>
            <Button aria-disabled={retrying} onClick={retry}>
              {retrying ? 'We proberen het opnieuw…' : 'Probeer opnieuw'}
            </Button>
            <Button component={Link} to={paths.newRequest} state={again} variant="default">
              Opnieuw beginnen
            </Button>
          </>
        )}
        <ListAndHome />
      </Actions>
    </Page>
  )
}

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
