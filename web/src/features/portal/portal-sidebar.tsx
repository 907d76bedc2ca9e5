import { IconArrowLeft, IconBuilding, IconFilePlus, IconLayoutDashboard } from '@tabler/icons-react'
import { type SideLink, SideLinks } from '../../components/side-links'
import { paths } from '../../lib/paths'

const links: SideLink[] = [
  { to: paths.portal, label: 'Dashboard', icon: IconLayoutDashboard },
  { to: paths.newRequest, label: 'Nieuwe Aanvraag', icon: IconFilePlus },
  { to: paths.profileCompanies, label: 'Bedrijf Aanmaken', icon: IconBuilding },
  { to: paths.profile, label: 'Terug naar Profiel', icon: IconArrowLeft },
]

/** The sidebar of the portal. */
export function PortalSidebar() {
  return <SideLinks name="Portaal" links={links} />
}
