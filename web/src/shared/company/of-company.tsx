import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SelectableCompany } from '../../api/companies'
import { paths } from '../../lib/paths'
import { holdersWords, may, type Permission, roleNames } from '../../lib/roles'
import { Empty } from '../../ui/empty'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { useCompanySelection } from './company-selection'

interface Props {
  title: string
  /** What one has to be allowed in the company. */
  needs: Permission
  children: (company: SelectableCompany) => ReactNode
}

/** A screen about the selected company, for those whose role has it. The others are told who has. */
export function OfCompany({ title, needs, children }: Props) {
  const { companies, selected, failed, retry } = useCompanySelection()
  if (selected !== null && may(selected.role, needs)) return children(selected)
  return (
    <Page title={title} lead={selected?.company_name} wide>
      {companies === undefined &&
        (failed ? (
          <Failed message="Kon bedrijven niet laden" onRetry={retry} />
        ) : (
          <Loading text="We halen je bedrijven op." as="table" />
        ))}
      {companies?.length === 0 && (
        <Empty
          drawing="company"
          action={
            <Button component={Link} to={paths.profileCompanies}>
              Bedrijf aanmaken
            </Button>
          }
        >
          Je hebt nog geen bedrijf.
        </Empty>
      )}
      {selected !== null && (
        <Notice tone="info">
          Dit is voor {holdersWords(needs)} van dit bedrijf. Jij bent er {roleNames[selected.role].toLowerCase()}.
        </Notice>
      )}
    </Page>
  )
}
