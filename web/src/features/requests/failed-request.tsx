import { Button, List, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { WbsoRequest } from '../../api/requests'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import type { WizardState } from '../../lib/wizard-state'
import { ListAndHome } from '../../shared/request/list-and-home'
import { Actions } from '../../ui/actions'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { Reference } from './reference'
import { useRetry } from './use-retry'

/** What the user can do about a request that failed. */
export function FailedRequest({ request }: { request: WbsoRequest }) {
  const again: WizardState = { clearExisting: true, request }
  const { retry, retrying, error } = useRetry(request.project_number)
  return (
    <Page title="Het verwerken van je aanvraag is mislukt">
      <Stack gap="sm" maw="line" c="dimmed">
        <Text>
          Er ging aan onze kant iets mis bij het maken van je document. Je teksten en gegevens zijn bewaard en je hebt
          niets betaald.
        </Text>
      </Stack>
      <Reference number={request.project_number} title={request.project_title} />
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
      {error && <Notice tone="error">{failure(error, 'Opnieuw proberen is niet gelukt.')}</Notice>}
      <Actions>
        <Button aria-disabled={retrying} onClick={retry}>
          {retrying ? 'We proberen het opnieuw…' : 'Probeer opnieuw'}
        </Button>
        <Button component={Link} to={paths.newRequest} state={again} variant="default">
          Opnieuw beginnen
        </Button>
        <ListAndHome />
      </Actions>
    </Page>
  )
}
