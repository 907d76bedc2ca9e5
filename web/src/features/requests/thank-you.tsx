import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { requestInProcess } from '../../api/requests'
import { isGone } from '../../lib/api-error'
import { paths } from '../../lib/paths'
import { ListAndHome } from '../../shared/request/list-and-home'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { Done } from '../../ui/done'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { TimedRedirect } from '../../ui/timed-redirect'
import { PutOff } from './put-off'
import { Reference } from './reference'
import { Stages } from './stages'
import { StatusUnknown } from './status-unknown'

const outcomes = {
  in_verwerking: null,
  document_verwerkt: { tone: 'good', words: 'Je document is klaar.', action: 'Bekijk je voorbeeld' },
  failed: { tone: 'error', words: 'Het verwerken is mislukt.', action: 'Bekijk wat je kunt doen' },
} as const

/** The screen right after the wizard: thanks, the number, and what happens next. */
export function ThankYou({ id }: { id: string }) {
  usePageTitle('Bedankt voor je aanvraag!')
  const { data: request, error } = useQuery(requestInProcess(id))
  if (isGone(error)) throw error

  const outcome = request && outcomes[request.status]
  return (
    <Page title="Bedankt voor je aanvraag!">
      {request?.status !== 'failed' && (
        <Done>
          <Text>We maken er een document van; er gaat niets naar RVO.</Text>
          <Text>
            De verwerking gebeurt op de achtergrond en duurt meestal enkele minuten. Je krijgt een melding zodra je
            document klaar is: bij Mijn aanvragen staat dan Klaar: bekijk en betaal.
          </Text>
        </Done>
      )}
      <Reference number={request?.project_number} title={request?.project_title} />
      <Actions>
        {outcome && (
          <Button component={Link} to={request.next.profile}>
            {outcome.action}
          </Button>
        )}
        <ListAndHome />
      </Actions>
      <PutOff request={request} />
      {error !== null && <StatusUnknown />}
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      <TimedRedirect to={paths.profileRequests} destination="je aanvragen" />
      <Stages current={request?.status === 'document_verwerkt' ? 2 : 1} />
      <Text variant="quiet" mt="-md">
        Een vraag? <Link to={paths.contact}>Neem contact op</Link> en noem je aanvraagnummer.
      </Text>
    </Page>
  )
}
