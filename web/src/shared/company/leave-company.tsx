import { useNavigate } from 'react-router'
import { removeMember, useMembersAgain } from '../../api/members-again'
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
  const user = useUser()
  const confirm = useConfirm({
    act: () => removeMember(id, user?.id ?? 0),
    refusal: (error) => failure(error, 'Kon bedrijf niet verlaten'),
    onDone: () => navigate(paths.portal, { state: { message: `Van ${name} ben je geen lid meer.` } }),
    onSettled: useMembersAgain(),
  })
  return (
    <ConfirmDialog title="Bedrijf verlaten?" action="Verlaten" {...confirm} onClose={onClose}>
      Van {name} zie je daarna niets meer. Wat je schreef, blijft staan. Terug kan alleen met een nieuwe uitnodiging.
    </ConfirmDialog>
  )
}
