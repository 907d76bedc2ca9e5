import { SimpleGrid, Text, TextInput } from '@mantine/core'
import { problemAt } from '../../lib/problem'
import type { Form } from '../../ui/use-form'
import { BsnField } from './bsn-field'
import { employeeFields, isRequired } from './employee-fields'
import type { EmployeeForm } from './use-employee'

interface Props<Result> {
  form: Form<EmployeeForm, Result>
  /** The masked BSN that is stored, or empty. */
  stored: string
}

/** The fields in which an employee is described. */
export function EmployeeInputs<Result>({ form: { field, set, values, problems }, stored }: Props<Result>) {
  return (
    <>
      <Text>Voornaam, achternaam en e-mailadres zijn verplicht.</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {employeeFields.map((props) => (
          <TextInput
            key={props.name}
            {...props}
            {...field(props.name)}
            required={isRequired(props.name)}
            withAsterisk={false}
          />
        ))}
        <BsnField
          value={values.bsn}
          stored={stored}
          problem={problemAt(problems, 'bsn')}
          onWrite={(bsn) => set({ bsn })}
        />
      </SimpleGrid>
    </>
  )
}
