import type { WbsoRequest } from '../../api/requests'
import { CompanyAndNumber } from '../../shared/company/company-and-number'
import { ListAndHome } from '../../shared/request/list-and-home'
import { Actions } from '../../ui/actions'
import { Page } from '../../ui/page'
import { PaidContent } from './paid-content'
import { ToProject } from './to-project'

/** The screen of a request that is paid. */
export function PaidView({ request }: { request: WbsoRequest }) {
  return (
    <Page
      title="Je aanvraag is betaald"
      meta={<CompanyAndNumber company={request.company_profile.company_name} number={request.project_number} />}
      lead={request.project_title}
    >
      <PaidContent request={request} />
      <Actions>
        <ToProject number={request.project_number} filed={request.filed} />
        <ListAndHome />
      </Actions>
    </Page>
  )
}
