import { Button, Group, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Company, companyList, useSaveCompany } from '../../api/companies'
import { may } from '../../lib/roles'
import { CompanyDialog } from '../../shared/company/company-dialog'
import { RoleBadge } from '../../shared/company/role-badge'
import { Empty } from '../../ui/empty'
import { Icon } from '../../ui/icon'
import { Loaded } from '../../ui/loaded'
import { type Column, RowTable } from '../../ui/row-table'

/** Opens the company that a hash such as #bedrijf-3 names, once. */
function useNamedCompany(companies: Company[] | undefined, onFound: (company: Company) => void) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const open = useEffectEvent(onFound)

  useEffect(() => {
    const named = companies?.find(({ id, role }) => hash === `#bedrijf-${id}` && may(role, 'editCompany'))
    if (named === undefined) return
    open(named)
    navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }, [companies, hash, navigate])
}

const columnsWith = (onEdit: (company: Company) => void): [Column<Company>, ...Column<Company>[]] => [
  {
    label: 'Bedrijfsnaam',
    cell: ({ company_name, role }) => (
      <>
        {company_name} <RoleBadge role={role} />
      </>
    ),
  },
  { label: 'KvK-nummer', cell: ({ kvk_number }) => kvk_number },
  { label: 'Plaats', cell: ({ city }) => city || '-' },
  { label: 'Contact', cell: ({ email, phone }) => email || phone || '-' },
  {
    label: 'Actie',
    cell: (company) =>
      may(company.role, 'editCompany') && (
        <div>
          <Button
            variant="default"
            size="xs"
            aria-label={`Wijzig ${company.company_name}`}
            onClick={() => onEdit(company)}
          >
            Wijzig
          </Button>
        </div>
      ),
  },
]

/** The companies of the user, and the window in which one is added or changed. */
export default function CompaniesTab() {
  const companies = useQuery(companyList)
  const save = useSaveCompany()
  const [editing, setEditing] = useState<{ company: Company | null } | null>(null)
  useNamedCompany(companies.data, edit)

  function edit(company: Company | null) {
    setEditing({ company })
  }

  return (
    <section>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>Mijn bedrijven</Title>
          <Button leftSection={<Icon of={IconPlus} />} onClick={() => edit(null)}>
            Bedrijf Toevoegen
          </Button>
        </Group>
        <Loaded
          query={companies}
          text="We halen je bedrijven op."
          as="table"
          failed="Kon bedrijven niet laden"
          empty={<Empty drawing="company">Geen bedrijfsprofiel gevonden.</Empty>}
        >
          {(rows) => (
            <RowTable card name="Mijn bedrijven" columns={columnsWith(edit)} rows={rows} keyOf={({ id }) => id} />
          )}
        </Loaded>
        {editing !== null && (
          <CompanyDialog
            key={editing.company?.id ?? 'new'}
            company={editing.company}
            save={save}
            onClose={() => setEditing(null)}
          />
        )}
      </Stack>
    </section>
  )
}
