import { Divider, NativeSelect, Stack } from '@mantine/core'
import { IconArrowLeft, IconBuilding, IconClock, IconFilePlus, IconLayoutDashboard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type CompanyStats, companyStats } from '../../api/companies'
import { paths, projectPaths } from '../../lib/paths'
import { useCompanySelection } from '../../shared/company/company-selection'
import { type SideLink, SideLinks } from '../../ui/side-links'

const dashboard: SideLink = { to: paths.portal, label: 'Dashboard', icon: IconLayoutDashboard }

const others: SideLink[] = [
  { to: paths.newRequest, label: 'Nieuwe Aanvraag', icon: IconFilePlus },
  { to: paths.profileCompanies, label: 'Bedrijf Aanmaken', icon: IconBuilding },
]

/** How many projects the menu has; the cards of the dashboard have all. */
const most = 5

/** Returns the ways to the hours: of each of the newest projects, by its title when there are more. */
function hoursLinks(projects: CompanyStats['projects']): SideLink[] {
  const to = ({ project_number: number }: { project_number: string }) => projectPaths.hours(number)
  return projects.slice(0, most).map((project) => ({
    to: to(project),
    label: projects.length === 1 ? 'Uren' : `Uren: ${project.project_title}`,
    icon: IconClock,
  }))
}

/** The sidebar of the portal: for which company, where to go, and the way back. */
export function PortalSidebar() {
  const { companies = [], selected, select } = useCompanySelection()
  const { data: stats } = useQuery({ ...companyStats(selected?.id ?? 0), enabled: selected !== null })
  return (
    <Stack gap="ml">
      {selected !== null && (
        <NativeSelect
          label="Bedrijf"
          value={String(selected.id)}
          data={companies.map(({ id, company_name }) => ({ value: String(id), label: company_name }))}
          onChange={(event) => select(Number(event.currentTarget.value))}
        />
      )}
      <SideLinks name="Portaal" links={[dashboard, ...hoursLinks(stats?.projects ?? []), ...others]} />
      <Divider />
      <SideLinks name="Terug" links={[{ to: paths.profile, label: 'Terug naar Profiel', icon: IconArrowLeft }]} />
    </Stack>
  )
}
