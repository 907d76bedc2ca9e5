import { IconArrowLeft, IconChartBar, IconClock, IconLayoutDashboard, IconUsers } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { paths, projectPaths } from '../../lib/paths'
import { type SideLink, SideLinks } from '../../ui/side-links'
import styles from './project-sidebar.module.css'

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
    <div className={styles.sidebar}>
      <p className={styles.number}>
        <span className={styles.label}>Project</span> {id}
      </p>
      <SideLinks name="Project" links={linksOf(id)} />
      <div className={styles.back}>
        <SideLinks name="Terug" links={[{ to: paths.portal, label: 'Terug naar portaal', icon: IconArrowLeft }]} />
      </div>
    </div>
  )
}
