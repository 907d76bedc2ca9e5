import { useUser } from '../../api/session'
import { PortalSidebar } from '../../features/portal/portal-sidebar'
import { GoToLogin } from '../../shared/request/go-to-login'
import { SideLayout } from './side-layout'

/** The layout of the portal. A visitor is asked to sign in first. */
export default function PortalLayout() {
  if (useUser() === null) return <GoToLogin />
  return (
    <SideLayout name="Portaalmenu">
      <PortalSidebar />
    </SideLayout>
  )
}
