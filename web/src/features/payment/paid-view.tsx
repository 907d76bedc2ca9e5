import type { WbsoRequest } from '../../api/requests'
import { Actions } from '../../components/actions'
import { ListAndHome } from '../../components/list-and-home'
import { Page } from '../../components/page'
import { CompanyAndNumber } from './company-and-number'
import { PaidContent } from './paid-content'
import { ToProject } from './to-project'

/** The screen of a request that is paid. */
export function PaidView({ request }: { request: WbsoRequest }) {
  return (
    <Page title="Je aanvraag is betaald" meta={<CompanyAndNumber of={request} />} lead={request.project_title}>
      <PaidContent request={request} />
      <Actions>
        <ToProject number={request.project_number} />
        <ListAndHome />
      </Actions>
    </Page>
  )
}
