import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { WbsoRequest } from '../../api/requests'
import { Actions } from '../../components/actions'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import { PaidContent } from './paid-content'

/** The screen of a request that is paid. */
export function PaidView({ request }: { request: WbsoRequest }) {
  return (
    <Page
      title="Je aanvraag is betaald"
      meta={`${request.company_profile.company_name} · ${request.project_number}`}
      lead={request.project_title}
    >
      <PaidContent request={request} />
      <Actions>
        <Button component={Link} to={paths.profileRequests} variant="default">
          Mijn aanvragen
        </Button>
        <Button component={Link} to={paths.home} variant="default">
          Naar home
        </Button>
      </Actions>
    </Page>
  )
}
