import { useCompanySelection } from '../../shared/company/company-selection'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Page } from '../../ui/page'
import { RetryNotice } from '../../ui/retry-notice'
import { Waiting } from '../../ui/waiting'
import { CompanyOverview } from './company-overview'
import { CompanyStaff } from './company-staff'
import { NoCompany } from './no-company'

/** The portal of the user's companies: the figures, data, projects and employees of the one that is selected. */
export default function PortalPage() {
  usePageTitle('Bedrijfs Portaal')
  const { companies, selected, failed, retry } = useCompanySelection()
  return (
    <Page title="Bedrijfs Portaal" lead={selected?.company_name} wide>
      {companies === undefined &&
        (failed ? (
          <RetryNotice message="Kon dashboard gegevens niet laden" onRetry={retry} />
        ) : (
          <Waiting text="We halen je bedrijven op." />
        ))}
      {companies?.length === 0 && <NoCompany />}
      {selected !== null && <CompanyOverview key={selected.id} company={selected.id} />}
      <CompanyStaff />
    </Page>
  )
}
