import { Text } from '@mantine/core'
import { partOf } from '../../../../api/application'
import { problemAt } from '../../../../lib/problem'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { FormGroup } from '../form-group'
import { YesNo } from '../yes-no'
import { StarterYears } from './starter-years'
import { yearsBefore } from './years'

/** The answers from which RVO sees whether the company is a starter. */
export function Starter(props: PartFormProps<'company'>) {
  const { value, onChange, problems, application } = props
  const { starter } = value
  const asked = askedIn(props)
  const change = (some: Partial<typeof starter>) => onChange({ ...value, starter: { ...starter, ...some } })
  const project = partOf(application, 'project')?.content
  const { start, applicant } = project != null && 'start' in project ? project : { start: '', applicant: 'W' }
  const years = yearsBefore(start)
  if (years.length === 0) return null
  const alone = applicant === 'Z'
  const first = alone || starter.withholding_agent_5_years === true // else the years are asked with those of the company

  const question = (
    name: 'withholding_agent_5_years' | 'continuation' | 'link' | 'substantial_interest' | 'entrepreneur_5_years',
    label: string,
  ) => (
    <YesNo
      name={`starter.${name}`}
      label={label}
      value={starter[name]}
      onChoose={(yes) => change({ [name]: yes })}
      problem={problemAt(problems, `starter.${name}`)}
    />
  )
  return (
    <FormGroup legend="Starter">
      <Text c="gray.7" maw="var(--wbso-line)">
        {alone
          ? 'Als starter trek je meer van je winst af. Aan deze antwoorden zie je of je er een bent.'
          : 'Starters krijgen een hoger percentage. RVO ziet aan deze antwoorden of je er een bent.'}
      </Text>
      {(alone || applicant === 'B') && (
        <div>
          {question(
            'entrepreneur_5_years',
            `Was je in elk jaar van ${years[0]} tot en met ${years.at(-1)} zelf ondernemer?`,
          )}
          {asked('entrepreneur')}
          {first && starter.entrepreneur_5_years === false && (
            <>
              <StarterYears
                statementsOnly
                years={years}
                value={starter.years}
                onChange={(of) => change({ years: of })}
              />
              {asked('starter_statement')}
            </>
          )}
        </div>
      )}
      {!alone && (
        <div>
          {question(
            'withholding_agent_5_years',
            `Hield je bedrijf in elk jaar van ${years[0]} tot en met ${years.at(-1)} loonheffing in voor personeel?`,
          )}
          {asked('starter')}
        </div>
      )}
      {!alone && starter.withholding_agent_5_years === false && (
        <>
          <div>
            <StarterYears years={years} value={starter.years} onChange={(of) => change({ years: of })} />
            {asked('starter_agent')}
            {asked('starter_statement')}
          </div>
          <div>
            {question('continuation', 'Is je bedrijf de voortzetting van een ander bedrijf?')}
            {asked('continuation')}
          </div>
          {starter.continuation === true && (
            <div>
              {question('link', 'Is je bedrijf met dat andere bedrijf verbonden?')}
              {asked('link')}
            </div>
          )}
          <div>
            {question(
              'substantial_interest',
              'Heb je een aanmerkelijk belang in een ander bedrijf dat S&O doet of deed?',
            )}
            {asked('substantial_interest')}
          </div>
        </>
      )}
    </FormGroup>
  )
}
