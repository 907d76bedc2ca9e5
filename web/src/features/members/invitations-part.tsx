import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SelectableCompany } from '../../api/companies'
import { companyInvitations, type Invitation, resendInvitation } from '../../api/membership'
import { localDay } from '../../lib/local-day'
import { failure } from '../../lib/messages'
import { invitable } from '../../lib/roles'
import { shortDate } from '../../lib/rules/dates'
import { Chip } from '../../ui/chip'
import { Empty } from '../../ui/empty'
import { Loaded } from '../../ui/loaded'
import { MailAddress } from '../../ui/mail-address'
import { Notice } from '../../ui/notice'
import { Part } from '../../ui/part'
import { type Column, RowTable } from '../../ui/row-table'
import { useOnce } from '../../ui/use-once'
import { RoleCell, RowAction } from './members-table'

interface Props {
  company: SelectableCompany
  onResent: (invitation: Invitation) => void
  /** Called after an attempt to send one again. */
  onSettled: () => void
  onRevoke: (invitation: Invitation) => void
}

/** The invitations that nobody accepted yet. */
export function InvitationsPart({ company, onResent, onSettled, onRevoke }: Props) {
  const invitations = useQuery(companyInvitations(company.id))
  const { mutate: resend, error } = useOnce({
    mutationFn: ({ id }: Invitation) => resendInvitation(company.id, id),
    onSuccess: onResent,
    onSettled,
  })
  const roles = invitable(company.role)
  const columns: [Column<Invitation>, ...Column<Invitation>[]] = [
    { label: 'E-mailadres', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
    { label: 'Rol', cell: (invitation) => <RoleCell of={invitation} /> },
    { label: 'Uitgenodigd door', cell: ({ invited_by: by }) => <span translate="no">{by.username}</span> },
    {
      label: 'Verloopt',
      cell: ({ expires_at: end }) =>
        new Date(end).getTime() < Date.now() ? <Chip tone="later">Verlopen</Chip> : shortDate(localDay(end)),
    },
    {
      label: 'Actie',
      cell: (invitation) =>
        roles.includes(invitation.role) && (
          <Group gap="xs" wrap="nowrap">
            <RowAction label="Opnieuw sturen" of={invitation.email} onPress={() => void resend(invitation)} />
            <RowAction label="Intrekken" of={invitation.email} onPress={() => onRevoke(invitation)} />
          </Group>
        ),
    },
  ]
  return (
    <Part title="Openstaande uitnodigingen">
      {error && <Notice tone="error">{failure(error, 'De uitnodiging is niet opnieuw verstuurd.')}</Notice>}
      <Loaded
        query={invitations}
        text="We halen de uitnodigingen op."
        as="table"
        failed="Kon uitnodigingen niet laden"
        empty={<Empty drawing="people">Er staan geen uitnodigingen open.</Empty>}
      >
        {(rows) => (
          <RowTable card name="Openstaande uitnodigingen" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Loaded>
    </Part>
  )
}
