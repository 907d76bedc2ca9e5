import { Button, Group, Text } from '@mantine/core'
import type { SelectableCompany } from '../../api/companies'
import type { Member } from '../../api/members'
import { type Role, roleNames } from '../../lib/roles'
import { shortDate } from '../../lib/rules/dates'
import { LeaveButton } from '../../shared/company/leave-button'
import { MailAddress } from '../../ui/mail-address'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'

interface ActionProps {
  label: string
  /** Whom or what it is about, for screen readers. */
  of: string
  onPress: () => void
}

/** A small button of a row. */
export const RowAction = ({ label, of, onPress }: ActionProps) => (
  <Button variant="default" size="xs" aria-label={`${label} ${of}`} onClick={onPress}>
    {label}
  </Button>
)

interface RoleProps {
  of: { role: Role; until: string | null; may_close?: boolean; may_reveal_bsn?: boolean }
}

/** Mag maanden afsluiten en BSN’s bekijken */
function rightsWords(closes = false, reveals = false): string {
  const rights = [...(closes ? ['maanden afsluiten'] : []), ...(reveals ? ['BSN’s bekijken'] : [])]
  return rights.length === 0 ? '' : `Mag ${rights.join(' en ')}`
}

/** A role, with the last day of a reader and what an owner allowed. */
export const RoleCell = ({ of: { role, until, may_close: closes, may_reveal_bsn: reveals } }: RoleProps) => (
  <TwoLines
    below={
      (until !== null && (
        <>
          tot en met{' '}
          <Text span inherit textWrap="nowrap">
            {shortDate(until)}
          </Text>
        </>
      )) ||
      rightsWords(closes, reveals)
    }
  >
    {roleNames[role]}
  </TwoLines>
)

interface Props {
  members: Member[]
  company: SelectableCompany
  /** The id of the user. */
  self: number | undefined
  /** Whether the user may change members. */
  rules: boolean
  /** Returns the name of an employee. */
  nameOf: (employee: number) => string
  onChange: (member: Member) => void
  onRemove: (member: Member) => void
}

const columnsWith = ({
  self,
  rules,
  nameOf,
  onChange,
  onRemove,
  company,
}: Props): [Column<Member>, ...Column<Member>[]] => [
  {
    label: 'Naam',
    cell: ({ user }) => (
      <>
        <span translate="no">{user.username}</span>
        {user.id === self && ' (jij)'}
      </>
    ),
  },
  { label: 'E-mailadres', cell: ({ user }) => <MailAddress>{user.email}</MailAddress> },
  { label: 'Rol', cell: (member) => <RoleCell of={member} /> },
  {
    label: 'Medewerker',
    cell: ({ employee }) => (employee === null ? '-' : <span translate="no">{nameOf(employee)}</span>),
  },
  {
    label: 'Actie',
    cell: (member) => {
      const of = member.user.username
      return (
        <Group gap="xs" wrap="nowrap">
          {rules && <RowAction label="Wijzig" of={of} onPress={() => onChange(member)} />}
          {member.user.id === self ? (
            <LeaveButton company={company} />
          ) : (
            rules && <RowAction label="Verwijder" of={of} onPress={() => onRemove(member)} />
          )}
        </Group>
      )
    },
  },
]

/** The members of a company, with what the user may do with each. */
export const MembersTable = (props: Props) => (
  <RowTable card name="Leden" columns={columnsWith(props)} rows={props.members} keyOf={({ id }) => id} />
)
