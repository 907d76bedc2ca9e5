import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { me } from '../../api/account'
import type { Employee } from '../../api/employees'
import { paths } from '../../lib/paths'
import { useCompanySelection } from '../../shared/company/company-selection'
import { RoleBadge } from '../../shared/company/role-badge'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { Dialog } from '../../ui/dialog'
import { Empty } from '../../ui/empty'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
import { CompanyOverview } from './company-overview'
import { EmployeeDialog } from './employee-dialog'
import { EmployeesPart } from './employees-part'

interface Editing {
  /** Null for a new employee. */
  employee: Employee | null
  /** The id of the company that was selected. */
  company: number
}

/** The employees of the selected company. What is typed of one stays, also when that company is gone meanwhile. */
function CompanyStaff() {
  const { companies = [], selected } = useCompanySelection()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [said, say] = useState<{ company: number; message: string } | null>(null)
  const company = selected?.id
  const there = companies.some(({ id }) => id === editing?.company)

  return (
    <>
      {company !== undefined && (
        <EmployeesPart
          key={company}
          company={company}
          said={said?.company === company ? said.message : null}
          say={(message) => say({ company, message })}
          onEdit={(employee) => setEditing({ employee, company })}
        />
      )}
      {editing !== null && (
        <EmployeeDialog
          employee={editing.employee}
          company={there ? editing.company : null}
          onSaved={(name) => say({ company: editing.company, message: `${name} is opgeslagen.` })}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

const explanation = 'Het portaal toont de projecten en medewerkers van je bedrijf. Maak eerst een bedrijf aan.'

/** Says that there is no company yet, in a dialog and, once that is closed, on the page. */
function NoCompany() {
  const [asking, setAsking] = useState(true)
  const create = (
    <Button component={Link} to={paths.profileCompanies}>
      Bedrijf aanmaken
    </Button>
  )
  return (
    <>
      <Empty drawing="company" action={create}>
        {explanation}
      </Empty>
      {asking && (
        <Dialog title="Geen bedrijf gekoppeld" onClose={() => setAsking(false)}>
          {(close) => (
            <>
              <p>{explanation}</p>
              <Actions>
                {create}
                <Button variant="default" onClick={close}>
                  Sluiten
                </Button>
              </Actions>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

/** The portal of the user's companies: the figures, data, projects and employees of the one that is selected. */
export default function PortalPage() {
  usePageTitle('Bedrijfs Portaal')
  const { companies, selected, failed, retry } = useCompanySelection()
  const without = companies?.length === 0
  const user = useQuery({ ...me, enabled: without })
  if (without && user.data?.only_employee) return <Navigate to={paths.myHours} replace />
  return (
    <Page
      title="Bedrijfs Portaal"
      lead={
        selected && (
          <>
            {selected.company_name} <RoleBadge role={selected.role} />
          </>
        )
      }
      wide
    >
      {companies === undefined &&
        (failed ? (
          <Failed message="Kon dashboard gegevens niet laden" onRetry={retry} />
        ) : (
          <Loading text="We halen je bedrijven op." as="overview" />
        ))}
      {without && !user.isLoading && <NoCompany />}
      {selected !== null && <CompanyOverview key={selected.id} company={selected.id} />}
      <CompanyStaff />
    </Page>
  )
}
