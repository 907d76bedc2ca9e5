import { PortalSidebar } from '../../features/portal/portal-sidebar'
import { SideLayout } from './side-layout'

/** The layout of the portal. */
export default function PortalLayout() {
  return (
    <SideLayout name="Portaalmenu">
      <PortalSidebar />
    </SideLayout>
  )
}
