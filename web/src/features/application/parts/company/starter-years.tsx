import { Box } from '@mantine/core'
import { RowTable } from '../../../../ui/row-table'
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
    <Box w="fit-content">
      <RowTable
        narrow
        name="Per jaar"
        columns={[
          { label: 'Jaar', cell: (year) => year },
          ...columns.map(({ member, label }) => ({
            label,
            cell(year: number) {
              const answers = yearIn(value, year)
              return (
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
              )
            },
          })),
        ]}
        rows={years}
        keyOf={(year) => year}
      />
    </Box>
  )
}
