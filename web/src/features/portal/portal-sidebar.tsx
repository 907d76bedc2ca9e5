import { NativeSelect } from '@mantine/core'
import { IconArrowLeft, IconBuilding, IconFilePlus, IconLayoutDashboard } from '@tabler/icons-react'
import { useCompanySelection } from '../../api/company-selection'
import { type SideLink, SideLinks } from '../../components/side-links'
import { paths } from '../../lib/paths'
import styles from './portal-sidebar.module.css'

const links: SideLink[] = [
  { to: paths.portal, label: 'Dashboard', icon: IconLayoutDashboard },
  { to: paths.newRequest, label: 'Nieuwe Aanvraag', icon: IconFilePlus },
  { to: paths.profileCompanies, label: 'Bedrijf Aanmaken', icon: IconBuilding },
]

/** The sidebar of the portal: for which company, where to go, and the way back. */
export function PortalSidebar() {
  const { companies = [], selected, select } = useCompanySelection()
  return (
    <div className={styles.sidebar}>
      {selected !== null && (
        <NativeSelect
          label="Bedrijf"
          value={String(selected.id)}
          data={companies.map(({ id, company_name }) => ({ value: String(id), label: company_name }))}
          onChange={(event) => select(Number(event.currentTarget.value))}
        />
      )}
      <SideLinks name="Portaal" links={links} />
      <div className={styles.back}>
        <SideLinks name="Terug" links={[{ to: paths.profile, label: 'Terug naar Profiel', icon: IconArrowLeft }]} />
      </div>
    </div>
  )
}
