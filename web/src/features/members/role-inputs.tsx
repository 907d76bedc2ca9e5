import { NativeSelect, TextInput } from '@mantine/core'
import { type Employee, nameOf } from '../../api/employees'
import { type Problem, problemAt, problemsOf } from '../../lib/problem'
import { closesWhenAllowed, type Role, revealsWhenAllowed, roleNames } from '../../lib/roles'
import { sentenceOf } from '../../lib/rules/sentences'
import { parseTypedDate } from '../../lib/typed-date'
import { Tick } from '../../ui/tick'
import type { Form } from '../../ui/use-form'

/** Whom a role is for, and what goes with it, as it is typed. */
export interface RoleText {
  email: string
  role: Role
  /** The id of the employee row, or empty. */
  employee: string
  until: string
  may_close: boolean
  may_reveal_bsn: boolean
}

/** Comes before the ids of the fields, since the page behind has fields of its own. */
export const inputPrefix = 'lid-'

/** Returns what is wrong with the last day of a reader. */
export function untilProblems({ role, until }: RoleText): Problem[] {
  const { refusal } = parseTypedDate(until)
  if (role !== 'reader' || refusal === null) return []
  return problemsOf({ until: until.trim() === '' ? 'Vul de laatste dag in.' : sentenceOf(refusal) })
}

/** Returns the last day for the wire, which only a reader has. */
export const untilOf = ({ role, until }: RoleText): string | null =>
  role === 'reader' ? parseTypedDate(until).value : null

/** Returns the employee row for the wire, which a reader has not. */
export const employeeOf = ({ role, employee }: RoleText): number | null =>
  role === 'reader' || employee === '' ? null : Number(employee)

const explained: Record<Role, string> = {
  owner: 'Mag alles, ook leden beheren en het bedrijf verwijderen.',
  manager: 'Maakt en betaalt aanvragen, en beheert medewerkers en hun uren.',
  adviser:
    'Doet hetzelfde als een beheerder, namens een adviesbureau. Maanden sluit een adviseur af als een eigenaar dat toestaat.',
  employee: 'Ziet en schrijft alleen de eigen uren.',
  reader: 'Leest aanvragen, uren en rapporten, zoals een accountant.',
}

interface Props {
  form: Pick<Form<RoleText, unknown>, 'values' | 'problems' | 'field' | 'tick' | 'set'>
  roles: Role[]
  /** The employees to link to. */
  employees: Employee[]
  /** What it says when none is chosen. */
  nobody: string
  /** Whether it is asked what the member may do as well. */
  allows?: boolean
}

/** The fields of a role. Each role asks only what goes with it. */
export function RoleInputs({ form, roles, employees, nobody, allows = false }: Props) {
  const { role, employee } = form.values
  return (
    <>
      <NativeSelect
        id={`${inputPrefix}role`}
        name="role"
        label="Rol"
        description={explained[role]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={role}
        data={roles.map((value) => ({ value, label: roleNames[value] }))}
        error={problemAt(form.problems, 'role')}
        onChange={({ currentTarget: { value } }) => form.set({ role: roles.find((one) => one === value) ?? role })}
      />
      {role !== 'reader' && (
        <NativeSelect
          id={`${inputPrefix}employee`}
          name="employee"
          label="Medewerker"
          description="Wiens uren de eigen uren van dit lid zijn."
          value={employee}
          error={problemAt(form.problems, 'employee')}
          onChange={({ currentTarget }) => form.set({ employee: currentTarget.value })}
        >
          <option value="">{nobody}</option>
          {employees.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </NativeSelect>
      )}
      {role === 'reader' && (
        <TextInput
          {...form.field('until')}
          label="Laatste dag"
          description="Bijvoorbeeld 31-12-2027"
          autoComplete="off"
        />
      )}
      {allows && closesWhenAllowed(role) && (
        <Tick {...form.tick('may_close')} label="Mag maanden afsluiten, heropenen en terugsturen" />
      )}
      {allows && revealsWhenAllowed(role) && <Tick {...form.tick('may_reveal_bsn')} label="Mag BSN’s bekijken" />}
    </>
  )
}
