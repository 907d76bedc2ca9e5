import { SimpleGrid, Text } from '@mantine/core'
import { personHoursMax, selfEmployedMax } from '../../../../lib/limits'
import { problemAt } from '../../../../lib/problem'
import { randomId } from '../../../../lib/random-id'
import { Notice } from '../../../../ui/notice'
import { TextField } from '../../../../ui/text-field'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { partFields } from '../part-fields'
import { readWhole, showWhole } from '../read'
import { NumberedRows } from '../row-list'
import { TypedField } from '../typed-field'
import { applicants } from './choices'

/** Each self-employed person of a partnership, with the hours of that person. */
function SelfEmployed(props: PartFormProps<'project'>) {
  const { value, onChange, problems } = props
  const asked = askedIn(props)
  const problem = (at: number, field: string) => problemAt(problems, `self_employed.${at}.${field}`)
  return (
    <section aria-label="S&O-uren per zelfstandige">
      <Text fw={600} size="sm">
        S&O-uren per zelfstandige
      </Text>
      {asked('own_hours_each')}
      <NumberedRows
        all={value.self_employed}
        onChange={(rows) => onChange({ ...value, self_employed: rows })}
        noun="Zelfstandige"
        make={() => ({ id: randomId(), name: '', hours: null })}
        most={selfEmployedMax}
        full={`Je kunt hooguit ${selfEmployedMax} zelfstandigen opgeven.`}
      >
        {(row, at, write) => (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
            <div>
              <TextField
                name={`self_employed.${at}.name`}
                label="Naam"
                autoComplete="off"
                value={row.name}
                onWrite={(name) => write({ ...row, name })}
                problem={problem(at, 'name')}
              />
              {asked('name', row.id)}
            </div>
            <div>
              <TypedField
                name={`self_employed.${at}.hours`}
                label="Uren"
                inputMode="numeric"
                value={row.hours}
                show={showWhole}
                read={readWhole(0, personHoursMax, null)}
                onRead={(hours) => write({ ...row, hours })}
                problem={problem(at, 'hours')}
              />
              {asked('own_hours', row.id)}
            </div>
          </SimpleGrid>
        )}
      </NumberedRows>
    </section>
  )
}

/** Who does the work and in how many hours. */
export function People(props: PartFormProps<'project'>) {
  const { value, onChange, application } = props
  const { choice, whole, wholeOrNothing, yesNo } = partFields(props, value, onChange)
  return (
    <>
      {choice('applicant', { label: 'Wie doen het S&O-werk?', options: applicants })}
      {value.applicant !== 'Z' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          {whole('employees', {
            label: 'Aantal werknemers',
            description: 'Van je bedrijf, in dit jaar. Bijvoorbeeld 12.',
          })}
          {whole('rd_employees', {
            label: 'Daarvan doen S&O',
            description: 'In de periode van deze aanvraag. Bijvoorbeeld 3.',
          })}
        </SimpleGrid>
      )}
      {value.applicant !== 'Z' &&
        yesNo('earlier_rd', {
          label: 'Deden werknemers twee jaar eerder al S&O met een S&O-verklaring?',
          description: 'Zo ja, dan berekent RVO je uurloon uit hun lonen van toen.',
        })}
      {wholeOrNothing('hours', {
        label: 'S&O-uren',
        description: 'Van iedereen samen, in de periode van deze aanvraag. Bijvoorbeeld 1.200.',
      })}
      {value.applicant === 'B' &&
        value.self_employed.length === 0 &&
        whole('own_hours', {
          label: 'Daarvan van jou als zelfstandige',
          description: 'RVO vraagt ze apart van de uren van je werknemers. Bijvoorbeeld 600.',
        })}
      {value.applicant !== 'W' &&
        (value.self_employed.length > 0 || application.questions.some(({ need }) => need === 'own_hours_each')) && (
          <SelfEmployed {...props} />
        )}
      {application.hours_check !== null && (
        <Notice tone={application.hours_check.ok ? 'info' : 'warning'}>{application.hours_check.text}</Notice>
      )}
    </>
  )
}
