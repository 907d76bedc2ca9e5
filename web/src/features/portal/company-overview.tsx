import { Box, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { companyList, companyStats } from '../../api/companies'
import { requestList } from '../../api/requests'
import { dutchHours, dutchNumber } from '../../lib/dutch-number'
import { paths } from '../../lib/paths'
import { holdersWords } from '../../lib/roles'
import { useCompanySelection } from '../../shared/company/company-selection'
import { useMay } from '../../shared/company/use-may'
import { OpenDaysStrip } from '../../shared/hours/open-days-strip'
import { Actions } from '../../ui/actions'
import { Failed } from '../../ui/failed'
import { Figures } from '../../ui/figures'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import { CompanyCard } from './company-card'
import { ProjectCards } from './project-cards'

/** Shown instead of the projects of a company that has paid for none, with the way to pay. */
function NotPaid({ company }: { company: number }) {
  const pays = useMay(company)('editApplications')
  const { data: requests = [] } = useQuery(requestList)
  const ready = requests.find(
    ({ company_profile, status }) => company_profile.id === company && status === 'document_verwerkt',
  )
  return (
    <>
      <Notice tone="warning">Toegang geweigerd: Betaling vereist om projecten te bekijken</Notice>
      {!pays && <Text>Betalen kan {holdersWords('editApplications')} van dit bedrijf.</Text>}
      <Actions>
        <Button component={Link} to={ready?.next.profile ?? paths.profileRequests}>
          {ready === undefined
            ? 'Naar mijn aanvragen'
            : `${pays ? 'Bekijk en betaal' : 'Bekijk'} ${ready.project_number}`}
        </Button>
      </Actions>
    </>
  )
}

/** A company: its figures, data and projects. The data are there before a project is paid too. */
export function CompanyOverview({ company: id }: { company: number }) {
  const selection = useCompanySelection()
  const { data: stats, isError, refetch } = useQuery(companyStats(id))
  const unpaid = stats === null
  const profiles = useQuery({ ...companyList, enabled: unpaid })
  const company = unpaid ? profiles.data?.find((one) => one.id === id) : stats?.company

  function retry() {
    selection.retry() // the company may be gone
    void refetch()
  }

  const card = company ? (
    <CompanyCard company={company} />
  ) : (
    unpaid &&
    profiles.isError && <Failed message="Kon bedrijfsgegevens niet laden" onRetry={() => void profiles.refetch()} />
  )
  if (unpaid)
    return (
      <>
        <NotPaid company={id} />
        {card}
      </>
    )
  if (stats === undefined)
    return isError ? (
      <Failed message="Kon dashboard gegevens niet laden" onRetry={retry} />
    ) : (
      <Box mih="100vh">
        {/* the employees, which may be there before, do not jump */}
        <Loading text="We halen de gegevens van je bedrijf op." as="overview" />
      </Box>
    )
  return (
    <>
      <OpenDaysStrip company={id} />
      <Figures
        figures={[
          { name: 'Projecten', value: dutchNumber(stats.total_projects) },
          { name: 'Medewerkers', value: dutchNumber(stats.total_employees) },
          { name: 'Uren deze maand', value: dutchHours(stats.total_hours_this_month) },
        ]}
      />
      <ProjectCards projects={stats.projects} role={stats.company.role} />
      {card}
    </>
  )
}
