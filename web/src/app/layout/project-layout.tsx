import { useUser } from '../../api/session'
import { ProjectSidebar } from '../../features/project/project-sidebar'
import { GoToLogin } from '../../shared/request/go-to-login'
import { SideLayout } from './side-layout'

/** The layout of the project area. A visitor is asked to sign in first. */
export default function ProjectLayout() {
  if (useUser() === null) return <GoToLogin />
  return (
    <SideLayout name="Projectmenu">
      <ProjectSidebar />
    </SideLayout>
  )
}
