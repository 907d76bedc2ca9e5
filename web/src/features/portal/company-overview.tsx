import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { companyList, companyStats } from '../../api/companies'
import { dutchHours, dutchNumber } from '../../lib/dutch-number'
import { useCompanySelection } from '../../shared/company/company-selection'
import { Failed } from '../../ui/failed'
import { Figures } from '../../ui/figures'
import { Loading } from '../../ui/loading'
import { CompanyCard } from './company-card'
import { NotPaid } from './not-paid'
import { ProjectCards } from './project-cards'

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
      <Figures
        figures={[
          { name: 'Projecten', value: dutchNumber(stats.total_projects) },
          { name: 'Medewerkers', value: dutchNumber(stats.total_employees) },
          { name: 'Uren deze maand', value: dutchHours(stats.total_hours_this_month) },
        ]}
      />
      <ProjectCards projects={stats.projects} />
      {card}
    </>
  )
}
