import { type Company, deleteCompany, useCompaniesAgain } from '../../api/companies'
import { ApiError } from '../../lib/api-error'
import { detailOf } from '../../lib/problem'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useConfirm } from '../../ui/use-confirm'

const failed = 'Er is een fout opgetreden bij het verwijderen van het bedrijf. Probeer het opnieuw.'

/** Returns what to say when a company was not deleted, with the server's reason for a conflict. */
function reasonOf(error: Error): string {
  const conflict = error instanceof ApiError && [409, 429].includes(error.status)
  const reason = conflict ? detailOf(error) : null
  return reason === null ? failed : `${failed} ${reason}`
}

/** Asks before a company is deleted. */
export function DeleteCompany({ company, onClose }: { company: Company; onClose: () => void }) {
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
