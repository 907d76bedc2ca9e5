import { SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { problemAt } from '../../lib/problem'
import { parseBSN } from '../../lib/rules/numbers'
import { sentenceOf } from '../../lib/rules/sentences'
import { Notice } from '../../ui/notice'
import type { Form } from '../../ui/use-form'
import { employeeFields, inputPrefix, isRequired } from './employee-fields'
import { isTrainee, traineeWarning } from './trainee'
import type { EmployeeForm } from './use-employee'

interface BsnFieldProps {
  value: string
  /** The masked number that is stored, or empty. */
  stored: string
  problem: string | undefined
  onWrite: (bsn: string) => void
}

const why =
  'Niet verplicht. RVO vraagt het BSN van medewerkers met S&O-uren om je uurloon te berekenen. We bewaren het versleuteld.'

/** The BSN of an employee: what it is for, and what it looks like. A wrong one is said on leaving the field, and may be sent. */
function BsnField({ value, stored, problem, onWrite }: BsnFieldProps) {
  const [left, setLeft] = useState<string | null>(null)
  const unsaid = value !== left || value.trim() === '' || value === stored
  const refusal = unsaid ? null : parseBSN(value).refusal
  return (
    <TextInput
      style={{ gridColumn: '1 / -1' }}
      id={`${inputPrefix}bsn`}
      name="bsn"
      label="BSN"
      description={stored === '' ? `9 cijfers. ${why}` : `9 cijfers, of leeg om het te wissen. ${why}`}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={problem ?? (refusal && sentenceOf(refusal))}
      onBlur={() => setLeft(value)}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  )
}

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
      {isTrainee(values.function_title) && <Notice tone="warning">{traineeWarning}</Notice>}
    </>
  )
}
