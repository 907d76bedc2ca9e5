import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Company, deleteCompany, useCompaniesAgain, useSaveCompany } from '../../api/companies'
import { ApiError } from '../../lib/api-error'
import { detailOf } from '../../lib/problem'
import { may, roleNames } from '../../lib/roles'
import { CompanyDialog } from '../../shared/company/company-dialog'
import { LeaveButton } from '../../shared/company/leave-button'
import { Actions } from '../../ui/actions'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { FactList } from '../../ui/fact-list'
import { Part } from '../../ui/part'
import { useConfirm } from '../../ui/use-confirm'

const failed = 'Er is een fout opgetreden bij het verwijderen van het bedrijf. Probeer het opnieuw.'

/** Returns what to say when a company was not deleted, with the server's reason for a conflict. */
function reasonOf(error: Error): string {
  const conflict = error instanceof ApiError && ([409, 429].includes(error.status) || error.code === 'role')
  const reason = conflict ? detailOf(error) : null
  return reason === null ? failed : `${failed} ${reason}`
}

/** Asks before a company is deleted. */
function DeleteCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const again = useCompaniesAgain()
  const confirm = useConfirm({
    act: () => deleteCompany(company.id),
    refusal: reasonOf,
    onDone: onClose,
    onSettled: again,
  })
  return (
    <ConfirmDialog title="Bedrijf verwijderen?" action="Verwijderen" {...confirm} onClose={onClose}>
      {company.company_name} en de medewerkers die erbij horen, worden verwijderd. Dat is niet terug te draaien. Een
      bedrijf met aanvragen blijft bestaan.
    </ConfirmDialog>
  )
}

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
  ...(company.role === 'owner' ? [] : [{ name: 'Jouw rol', value: roleNames[company.role] }]),
]

/** The data of a company, with what the user's role may do: change them, delete it. */
export function CompanyCard({ company }: { company: Company }) {
  const save = useSaveCompany()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  return (
    <Part
      title="Bedrijfsgegevens"
      action={
        <Actions>
          {may(company.role, 'editCompany') && (
            <Button variant="default" size="xs" onClick={() => setOpen('edit')}>
              Wijzig bedrijf
            </Button>
          )}
          {may(company.role, 'runCompany') && (
            <Button variant="default" size="xs" onClick={() => setOpen('delete')}>
              Verwijder bedrijf
            </Button>
          )}
          {!may(company.role, 'readMembers') && <LeaveButton company={company} />}
        </Actions>
      }
    >
      <FactList facts={factsOf(company)} />
      {open === 'edit' && <CompanyDialog company={company} save={save} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteCompany company={company} onClose={() => setOpen(null)} />}
    </Part>
  )
}
