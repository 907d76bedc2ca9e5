import { Select } from '../select'
import styles from './company.module.css'
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
    <table className={styles.years} aria-label="Per jaar">
      <thead>
        <tr>
          <th scope="col">Jaar</th>
          {columns.map(({ member, label }) => (
            <th key={member} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => {
          const answers = yearIn(value, year)
          return (
            <tr key={year}>
              <th scope="row">{year}</th>
              {columns.map(({ member, label }) => (
                <td key={member}>
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
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
