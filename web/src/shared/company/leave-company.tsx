import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { dropCompany } from '../../api/drop-company'
import { removeMember } from '../../api/members-again'
import { useUser } from '../../api/session'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useConfirm } from '../../ui/use-confirm'

export interface LeaveProps {
  company: { id: number; company_name: string }
  onClose: () => void
}

/** Asks before the user leaves a company. */
export default function LeaveCompany({ company: { id, company_name: name }, onClose }: LeaveProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const user = useUser()?.id ?? 0
  const confirm = useConfirm({
    act: () => removeMember(id, user),
    refusal: (error) => failure(error, 'Kon bedrijf niet verlaten'),
    onDone: () => {
      navigate(paths.portal, { state: { message: `Van ${name} ben je geen lid meer.` } })
      dropCompany(queries, user, id)
    },
  })
  return (
    <ConfirmDialog title="Bedrijf verlaten?" action="Verlaten" {...confirm} onClose={onClose}>
      Van {name} zie je daarna niets meer. Wat je schreef, blijft staan. Terug kan alleen met een nieuwe uitnodiging.
    </ConfirmDialog>
  )
}
