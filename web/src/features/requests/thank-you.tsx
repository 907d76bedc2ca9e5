import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { requestInProcess } from '../../api/requests'
import { usePageTitle } from '../../api/use-page-title'
import { Actions } from '../../components/actions'
import { Page } from '../../components/page'
import { RequestProblem } from '../../components/request-problem'
import { TimedRedirect } from '../../components/timed-redirect'
import { ApiError } from '../../lib/api-error'
import { paths } from '../../lib/paths'
import { Outcome } from './outcome'
import styles from './processing.module.css'
import { Reference } from './reference'
import { Stages } from './stages'

/** The screen right after the wizard: thanks, the number, and what happens next. */
export function ThankYou({ id }: { id: string }) {
  usePageTitle('Bedankt voor je aanvraag!')
  const { data: request, error, refetch } = useQuery(requestInProcess(id))

  if (error instanceof ApiError && error.status === 404)
    return <RequestProblem error={error} onRetry={() => void refetch()} />
  return (
    <Page title="Bedankt voor je aanvraag!">
      <div className={styles.text}>
        <p>
          De verwerking gebeurt op de achtergrond en duurt meestal enkele minuten. Je krijgt een melding zodra je
          document klaar is: bij <Link to={paths.profileRequests}>Mijn aanvragen</Link> staat dan ‘Document verwerkt’.
        </p>
      </div>
      <Reference number={request?.project_number} title={request?.project_title} />
      <TimedRedirect to={paths.profileRequests} destination="je aanvragen" />
      <Stages current={request?.status === 'document_verwerkt' ? 2 : 1} />
      {request && <Outcome request={request} />}
      <Actions>
        <Button component={Link} to={paths.profileRequests}>
          Mijn aanvragen
        </Button>
        <Button component={Link} to={paths.home} variant="default">
          Naar home
        </Button>
      </Actions>
      <p className={styles.hint}>
        Een vraag? <Link to={paths.contact}>Neem contact op</Link> en noem je aanvraagnummer.
      </p>
    </Page>
  )
}
