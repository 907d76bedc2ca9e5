import { Table } from '@mantine/core'
import { Select } from '../select'
import { type StarterYear, withYear, yearIn } from './years'

interface Props {
  years: number[]
  value: StarterYear[]
  /** Whether there are no employees to ask about. */
  statementsOnly?: boolean
  onChange: (years: StarterYear[]) => void
}

const options = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
]

const chosen = (yes: boolean | null): string => (yes === null ? '' : yes ? 'ja' : 'nee')
const said = (choice: string): boolean | null => (choice === '' ? null : choice === 'ja')

const questions = [
  { member: 'agent', label: 'Loonheffing ingehouden' },
  { member: 'statement', label: 'S&O-verklaring' },
] as const

/** Per year: whether the company withheld wage tax, and had an S&O statement. */
export function StarterYears({ years, value, statementsOnly = false, onChange }: Props) {
  const columns = questions.filter(({ member }) => !statementsOnly || member === 'statement')
  return (
    <Table aria-label="Per jaar" w="auto" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" fz="xs" c="gray.7">
            Jaar
          </Table.Th>
          {columns.map(({ member, label }) => (
            <Table.Th key={member} scope="col" fz="xs" c="gray.7">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {years.map((year) => {
          const answers = yearIn(value, year)
          return (
            <Table.Tr key={year}>
              <Table.Th scope="row" fw={400}>
                {year}
              </Table.Th>
              {columns.map(({ member, label }) => (
                <Table.Td key={member}>
                  <Select
                    name={`starter.${year}.${member}`}
                    hiddenLabel={`${label} in ${year}`}
                    size="sm"
                    none="Kies"
                    options={options}
                    value={chosen(answers[member])}
                    onChoose={(choice) => onChange(withYear(value, { ...answers, [member]: said(choice) }))}
                    problem={undefined}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
