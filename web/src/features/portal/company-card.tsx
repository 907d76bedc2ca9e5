import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Company, useSaveCompany } from '../../api/companies'
import { CompanyDialog } from '../../shared/company/company-dialog'
import { Actions } from '../../ui/actions'
import { FactList } from '../../ui/fact-list'
import { Part } from '../../ui/part'
import { DeleteCompany } from './delete-company'

const none = '-'

const factsOf = (company: Company) => [
  { name: 'Bedrijfsnaam', value: company.company_name },
  { name: 'KvK-nummer', value: company.kvk_number },
  { name: 'Btw-nummer', value: company.btw_number || none },
  { name: 'Adres', value: company.address || none },
  { name: 'Postcode en plaats', value: `${company.postal_code} ${company.city}`.trim() || none },
  { name: 'Contactpersoon', value: company.contact_person || none },
  { name: 'E-mailadres', value: company.email || none },
  { name: 'Telefoonnummer', value: company.phone || none },
]

/** The data of a company, to change, and the way to delete it. */
export function CompanyCard({ company }: { company: Company }) {
  const save = useSaveCompany()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  return (
    <Part
      title="Bedrijfsgegevens"
      action={
        <Actions>
          <Button variant="default" size="xs" onClick={() => setOpen('edit')}>
            Wijzig bedrijf
          </Button>
          <Button variant="default" size="xs" onClick={() => setOpen('delete')}>
            Verwijder bedrijf
          </Button>
        </Actions>
      }
    >
      <FactList facts={factsOf(company)} />
      {open === 'edit' && <CompanyDialog company={company} save={save} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteCompany company={company} onClose={() => setOpen(null)} />}
    </Part>
  )
}
