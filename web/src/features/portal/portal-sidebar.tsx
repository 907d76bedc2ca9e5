import { Divider, NativeSelect, Stack } from '@mantine/core'
import {
  IconArrowLeft,
  IconBuilding,
  IconCalendarMonth,
  IconCalendarWeek,
  IconClock,
  IconFilePlus,
  IconHistory,
  IconLayoutDashboard,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { me } from '../../api/account'
import { type CompanyStats, companyStats } from '../../api/companies'
import { paths, projectPaths } from '../../lib/paths'
import { may, type Role, roleNote } from '../../lib/roles'
import { useCompanySelection } from '../../shared/company/company-selection'
import { type SideLink, SideLinks } from '../../ui/side-links'

const dashboard: SideLink = { to: paths.portal, label: 'Dashboard', icon: IconLayoutDashboard }

const mine: SideLink = { to: paths.myHours, label: 'Mijn uren', icon: IconCalendarWeek }

/** Returns what else a role leads to. Without a company one may begin with either. */
const othersFor = (role: Role | undefined): SideLink[] => [
  ...(role !== undefined && may(role, 'readMembers') ? [{ to: paths.members, label: 'Leden', icon: IconUsers }] : []),
  ...(role !== undefined && may(role, 'readMonths')
    ? [{ to: paths.months, label: 'Maanden', icon: IconCalendarMonth }]
    : []),
  ...(role !== undefined && may(role, 'readLog')
    ? [{ to: paths.companyLog, label: 'Logboek', icon: IconHistory }]
    : []),
  ...(may(role, 'editApplications') ? [{ to: paths.newRequest, label: 'Nieuwe Aanvraag', icon: IconFilePlus }] : []),
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

/** The sidebar of the portal: for which company, where to go, and the way back. Who is only an employee has their hours. */
export function PortalSidebar() {
  const { companies = [], selected, select } = useCompanySelection()
  const { data: stats } = useQuery({ ...companyStats(selected?.id ?? 0), enabled: selected !== null })
  const { pathname } = useLocation()
  const { data: user } = useQuery(me)
  const works = (user?.works_at ?? []).length > 0
  const links = [
    dashboard,
    ...hoursLinks(stats?.projects ?? []),
    ...(works ? [mine] : []),
    ...othersFor(selected?.role),
  ]
  return (
    <Stack gap="ml">
      {selected !== null && pathname !== paths.myHours && (
        <NativeSelect
          label="Bedrijf"
          value={String(selected.id)}
          data={companies.map(({ id, company_name, role }) => ({
            value: String(id),
            label: roleNote(company_name, role),
          }))}
          onChange={(event) => select(Number(event.currentTarget.value))}
        />
      )}
      <SideLinks name="Portaal" links={user?.only_employee ? [mine] : links} />
      <Divider />
      <SideLinks name="Terug" links={[{ to: paths.profile, label: 'Terug naar Profiel', icon: IconArrowLeft }]} />
    </Stack>
  )
}
