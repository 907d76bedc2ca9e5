import { useCompanySelection } from '../../shared/company/company-selection'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
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
          <Failed message="Kon dashboard gegevens niet laden" onRetry={retry} />
        ) : (
          <Loading text="We halen je bedrijven op." as="overview" />
        ))}
      {companies?.length === 0 && <NoCompany />}
      {selected !== null && <CompanyOverview key={selected.id} company={selected.id} />}
      <CompanyStaff />
    </Page>
  )
}
