import { useState } from 'react'
import type { Employee } from '../../api/employees'
import type { Member } from '../../api/members'
import { changeMember } from '../../api/membership'
import { fieldProblemsOr } from '../../lib/problem'
import { closesWhenAllowed, invitable, revealsWhenAllowed } from '../../lib/roles'
import { shortDate } from '../../lib/rules/dates'
import { FormDialog } from '../../ui/form-dialog'
import { Notice } from '../../ui/notice'
import { employeeOf, inputPrefix, RoleInputs, type RoleText, untilOf, untilProblems } from './role-inputs'

const textOf = ({ user, role, employee, until, may_close, may_reveal_bsn }: Member): RoleText => ({
  email: user.email,
  role,
  employee: String(employee ?? ''),
  until: until === null ? '' : shortDate(until),
  may_close,
  may_reveal_bsn,
})

interface Props {
  company: number
  member: Member
  employees: Employee[]
  onChanged: (member: Member) => void
  /** Called after an attempt, whatever became of it. */
  onSettled: () => void
  onClose: () => void
}

/** The window in which an owner changes the role of a member. Making somebody an owner takes a second press. */
export function MemberDialog({ company, member, employees, onChanged, onSettled, onClose }: Props) {
  const [asked, setAsked] = useState(false)
  return (
    <FormDialog<RoleText, Member>
      title={`${member.user.username} wijzigen`}
      action={asked ? 'Eigenaar maken' : 'Opslaan'}
      danger={asked}
      form={{
        initial: textOf(member),
        prefix: inputPrefix,
        check: untilProblems,
        asks: ({ role }) => {
          const hands = role === 'owner' && member.role !== 'owner'
          setAsked(hands)
          return hands && !asked
        },
        send: (text) =>
          changeMember(company, member.id, {
            role: text.role,
            employee: employeeOf(text) ?? 0,
            ...(text.role === 'reader' && { until: untilOf(text) ?? '' }),
            may_close: closesWhenAllowed(text.role) && text.may_close,
            may_reveal_bsn: revealsWhenAllowed(text.role) && text.may_reveal_bsn,
          }).finally(onSettled),
        refusal: (error) =>
          fieldProblemsOr(
            error,
            ['role', 'employee', 'until', 'may_close', 'may_reveal_bsn'],
            'Het lid is niet gewijzigd.',
          ),
        onSent: onChanged,
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <RoleInputs form={form} roles={invitable('owner')} employees={employees} nobody="Geen" allows />
          {asked && (
            <Notice tone="warning">
              {member.user.username} mag dan alles wat jij mag: leden verwijderen, ook jou, en het bedrijf verwijderen.
              Jij blijft eigenaar tot je het bedrijf verlaat of een andere rol krijgt. Druk nog een keer om dit te doen.
            </Notice>
          )}
        </>
      )}
    </FormDialog>
  )
}
