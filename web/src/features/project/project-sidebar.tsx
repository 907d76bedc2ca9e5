import { Divider, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconChartBar, IconClock, IconLayoutDashboard, IconUsers } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { paths, projectPaths } from '../../lib/paths'
import { type SideLink, SideLinks } from '../../ui/side-links'

const linksOf = (number: string): SideLink[] => [
  { to: projectPaths.dashboard(number), label: 'Dashboard', icon: IconLayoutDashboard },
  { to: projectPaths.employees(number), label: 'Medewerkers', icon: IconUsers },
  { to: projectPaths.hours(number), label: 'Uren', icon: IconClock, withBelow: true },
  { to: projectPaths.reports(number), label: 'Rapporten', icon: IconChartBar },
]

/** The sidebar of the project area: which project, its screens, and the way back. */
export function ProjectSidebar() {
  const { id = '' } = useParams()
  return (
    <Stack gap="ml">
      <Text variant="heading" size="md" px="sm" c="ink.8">
        <Text variant="label" span display="block">
          Project
        </Text>{' '}
        {id}
      </Text>
      <SideLinks name="Project" links={linksOf(id)} />
      <Divider />
      <SideLinks name="Terug" links={[{ to: paths.portal, label: 'Terug naar portaal', icon: IconArrowLeft }]} />
    </Stack>
  )
}
