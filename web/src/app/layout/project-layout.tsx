import { ProjectSidebar } from '../../features/project/project-sidebar'
import { SideLayout } from './side-layout'

/** The layout of the project area. */
export default function ProjectLayout() {
  return (
    <SideLayout name="Projectmenu">
      <ProjectSidebar />
    </SideLayout>
  )
}
