import { Stack, Text } from '@mantine/core'
import { type PartContents, partOf } from '../../../../api/application'
import { problemAt } from '../../../../lib/problem'
import { Choice } from '../../../../ui/choice'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { YesNo } from '../yes-no'
import { CostAdvice } from './cost-advice'
import { CostTable } from './cost-table'

type Method = PartContents['costs']['method']

const methods: { value: Method; label: string }[] = [
  { value: 'forfetair', label: 'Forfait: een vast bedrag per S&O-uur' },
  { value: 'werkelijke', label: 'Werkelijke kosten en uitgaven' },
]

/** The cost method: a choice, unless an earlier application of the year made it. */
function CostMethod({ value, onChange, problems, application }: PartFormProps<'costs'>) {
  const { cost_regime: regime } = application
  if (regime !== null)
    return (
      <p>
        Je methode is {regime.method === 'forfetair' ? 'het forfait' : 'werkelijke kosten en uitgaven'}. Je eerdere
        aanvraag {regime.project_number} legt die voor het hele kalenderjaar vast, dus er valt hier niets te kiezen.
      </p>
    )
  return (
    <Choice
      name="method"
      label="Welke methode kies je?"
      description="Je eerste aanvraag van een kalenderjaar legt de methode voor dat hele jaar vast."
      options={methods}
      value={value.method}
      onChoose={(method) => onChange({ ...value, method })}
      problem={problemAt(problems, 'method')}
    />
  )
}

/** What the project costs besides hours: the items as a table, and the method. */
export default function CostsForm(props: PartFormProps<'costs'>) {
  const { value, onChange, problems, application } = props
  const asked = askedIn(props)
  const project = partOf(application, 'project')?.content
  const { applicant, hours } = project != null && 'applicant' in project ? project : { applicant: '', hours: 0 }
  const staffed = applicant === '' ? value.has_employees : applicant !== 'Z'

  return (
    <Stack gap="lg">
      {applicant === '' && (
        <YesNo
          name="has_employees"
          label="Heb je werknemers die S&O doen?"
          value={value.has_employees}
          onChoose={(has_employees) => onChange({ ...value, has_employees })}
          problem={problemAt(problems, 'has_employees')}
        />
      )}
      {staffed ? (
        <>
          <CostTable
            items={value.items}
            listed={value.method !== 'forfetair'}
            asked={asked}
            onChange={(items) => onChange({ ...value, items })}
            problems={problems}
          />
          <CostAdvice items={value.items} hours={hours} />
          <div>
            <CostMethod {...props} />
            {asked('method')}
          </div>
          {value.method === 'forfetair' && value.items.length > 0 && (
            <Text variant="lead">
              Met het forfait geef je geen losse posten op. Je tabel blijft bewaard en komt niet in de aanvraag.
            </Text>
          )}
        </>
      ) : (
        <Text variant="lead">
          Als zelfstandige zonder werknemers krijg je een vaste aftrek. Kosten en uitgaven geef je dan niet op, en er
          valt geen methode te kiezen.
        </Text>
      )}
    </Stack>
  )
}
