import { Box, Text } from '@mantine/core'
import { partOf } from '../../../../api/application'
import { RowTable } from '../../../../ui/row-table'
import type { PartFormProps } from '../../part-form'
import { FormGroup } from '../form-group'
import { partFields } from '../part-fields'
import { Select } from '../select'
import { type StarterYear, withYear, yearIn, yearsBefore } from './years'

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
function StarterYears({ years, value, statementsOnly = false, onChange }: Props) {
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

/** The answers from which RVO sees whether the company is a starter. */
export function Starter(props: PartFormProps<'company'>) {
  const { value, onChange, application } = props
  const { starter } = value
  const write = (changed: typeof starter) => onChange({ ...value, starter: changed })
  const { asked, yesNo } = partFields(props, starter, write, 'starter.')
  const project = partOf(application, 'project')?.content
  const { start, applicant } = project != null && 'start' in project ? project : { start: '', applicant: 'W' }
  const years = yearsBefore(start)
  if (years.length === 0) return null
  const alone = applicant === 'Z'
  const first = alone || starter.withholding_agent_5_years === true // else the years are asked with those of the company

  return (
    <FormGroup legend="Starter">
      <Text variant="lead">
        {alone
          ? 'Als starter trek je meer van je winst af. Aan deze antwoorden zie je of je er een bent.'
          : 'Starters krijgen een hoger percentage. RVO ziet aan deze antwoorden of je er een bent.'}
      </Text>
      {(alone || applicant === 'B') && (
        <div>
          {yesNo('entrepreneur_5_years', {
            label: `Was je in elk jaar van ${years[0]} tot en met ${years.at(-1)} zelf ondernemer?`,
            need: 'entrepreneur',
          })}
          {first && starter.entrepreneur_5_years === false && (
            <>
              <StarterYears
                statementsOnly
                years={years}
                value={starter.years}
                onChange={(of) => write({ ...starter, years: of })}
              />
              {asked('starter_statement')}
            </>
          )}
        </div>
      )}
      {!alone &&
        yesNo('withholding_agent_5_years', {
          label: `Hield je bedrijf in elk jaar van ${years[0]} tot en met ${years.at(-1)} loonheffing in voor personeel?`,
          need: 'starter',
        })}
      {!alone && starter.withholding_agent_5_years === false && (
        <>
          <div>
            <StarterYears years={years} value={starter.years} onChange={(of) => write({ ...starter, years: of })} />
            {asked('starter_agent')}
            {asked('starter_statement')}
          </div>
          {yesNo('continuation', { label: 'Is je bedrijf de voortzetting van een ander bedrijf?' })}
          {starter.continuation === true && yesNo('link', { label: 'Is je bedrijf met dat andere bedrijf verbonden?' })}
          {yesNo('substantial_interest', {
            label: 'Heb je een aanmerkelijk belang in een ander bedrijf dat S&O doet of deed?',
          })}
        </>
      )}
    </FormGroup>
  )
}
