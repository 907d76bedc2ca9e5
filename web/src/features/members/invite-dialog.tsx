import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SelectableCompany } from '../../api/companies'
import type { Employee } from '../../api/employees'
import { invite } from '../../api/membership'
import { ApiError } from '../../lib/api-error'
import { fieldProblemsOr, problemsOf } from '../../lib/problem'
import { invitable } from '../../lib/roles'
import { VerifyAddress } from '../../shared/account/verify-address'
import { FormDialog } from '../../ui/form-dialog'
import { employeeOf, inputPrefix, RoleInputs, type RoleText, untilOf, untilProblems } from './role-inputs'

const fresh: RoleText = {
  email: '',
  role: 'employee',
  employee: '',
  until: '',
  may_close: false,
  may_reveal_bsn: false,
}

const fields = ['email', 'role', 'employee', 'until']

interface Props {
  company: SelectableCompany
  employees: Employee[]
  onSent: (email: string) => void
  /** Called after an attempt, whatever became of it. */
  onSettled: () => void
  onClose: () => void
}

/** The window in which somebody is invited: to which address, and for what. */
export function InviteDialog({ company, employees, onSent, onSettled, onClose }: Props) {
  const [unverified, setUnverified] = useState(false)
  return (
    <FormDialog<RoleText, string>
      title="Uitnodigen"
      action="Uitnodiging versturen"
      keep={`invitation of ${company.id}`}
      form={{
        initial: fresh,
        prefix: inputPrefix,
        check: (text) => [
          ...problemsOf({ email: text.email.trim() === '' ? 'Vul het e-mailadres in.' : null }),
          ...untilProblems(text),
        ],
        send: async (text) => {
          const { role } = text
          const body = { email: text.email.trim(), role, employee: employeeOf(text), until: untilOf(text) }
          return (await invite(company.id, body).finally(onSettled)).email
        },
        refusal: (error) => {
          setUnverified(error instanceof ApiError && error.code === 'unverified')
          return fieldProblemsOr(error, fields, 'De uitnodiging is niet verstuurd.')
        },
        onSent,
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput {...form.field('email')} label="E-mailadres" type="email" autoComplete="off" />
          <RoleInputs
            form={form}
            roles={invitable(company.role)}
            employees={employees}
            nobody={form.values.role === 'employee' ? 'Wie dit e-mailadres heeft' : 'Geen'}
          />
          {unverified && <VerifyAddress why="Pas dan kun je iemand uitnodigen." />}
        </>
      )}
    </FormDialog>
  )
}
