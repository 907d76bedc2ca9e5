import { Stack, Text } from '@mantine/core'
import { partOf } from '../../../../api/application'
import { problemAt } from '../../../../lib/problem'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { YesNo } from '../yes-no'
import { CostAdvice } from './cost-advice'
import { CostTable } from './cost-table'
import { CostMethod } from './method'

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
