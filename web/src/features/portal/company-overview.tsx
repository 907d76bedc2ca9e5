import { useQuery } from '@tanstack/react-query'
import { companyList, companyStats } from '../../api/companies'
import { dutchHours, dutchNumber } from '../../lib/dutch-number'
import { useCompanySelection } from '../../shared/company/company-selection'
import { Figures } from '../../ui/figures'
import { RetryNotice } from '../../ui/retry-notice'
import { Waiting } from '../../ui/waiting'
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

  const card = company && <CompanyCard company={company} />
  if (unpaid)
    return (
      <>
        <NotPaid company={id} />
        {card}
      </>
    )
  if (stats === undefined)
    return isError ? (
      <RetryNotice message="Kon dashboard gegevens niet laden" onRetry={retry} />
    ) : (
      <Waiting text="We halen de gegevens van je bedrijf op." />
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
