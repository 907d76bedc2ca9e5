import { SimpleGrid } from '@mantine/core'
import { problemAt } from '../../../../lib/problem'
import { Choice } from '../../../../ui/choice'
import { Notice } from '../../../../ui/notice'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { readWhole, showWhole, showWholeOrNothing } from '../read'
import { TypedField } from '../typed-field'
import { applicants } from './choices'

const countMax = 1_000_000

/** Who does the work and in how many hours. */
export function People(props: PartFormProps<'project'>) {
  const { value, onChange, problems, application } = props
  const asked = askedIn(props)
  const change = (some: Partial<typeof value>) => onChange({ ...value, ...some })
  const field = (name: keyof typeof value) => ({ name, problem: problemAt(problems, name) })
  const count = { inputMode: 'numeric' as const, maxWidth: '8rem' }

  return (
    <>
      <div>
        <Choice
          {...field('applicant')}
          label="Wie doen het S&O-werk?"
          options={applicants}
          value={value.applicant}
          onChoose={(applicant) => change({ applicant })}
        />
        {asked('applicant')}
      </div>
      {value.applicant !== 'Z' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <div>
            <TypedField
              {...field('employees')}
              {...count}
              label="Aantal werknemers"
              description="Alle werknemers van je bedrijf in dit jaar."
              value={value.employees}
              show={showWhole}
              read={readWhole(0, countMax, null)}
              onRead={(employees) => change({ employees })}
            />
            {asked('employees')}
          </div>
          <div>
            <TypedField
              {...field('rd_employees')}
              {...count}
              label="Daarvan doen S&O"
              description="In de periode van deze aanvraag."
              value={value.rd_employees}
              show={showWhole}
              read={readWhole(0, countMax, null)}
              onRead={(rd_employees) => change({ rd_employees })}
            />
            {asked('rd_employees')}
          </div>
        </SimpleGrid>
      )}
      <div>
        <TypedField
          {...field('hours')}
          {...count}
          label="S&O-uren"
          description="Van iedereen samen, in de periode van deze aanvraag."
          value={value.hours}
          show={showWholeOrNothing}
          read={readWhole(0, countMax, 0)}
          onRead={(hours) => change({ hours })}
        />
        {asked('hours')}
      </div>
      {value.applicant === 'B' && (
        <div>
          <TypedField
            {...field('own_hours')}
            {...count}
            label="Daarvan van jou als zelfstandige"
            description="RVO vraagt ze apart van de uren van je werknemers."
            value={value.own_hours}
            show={showWhole}
            read={readWhole(0, countMax, null)}
            onRead={(own_hours) => change({ own_hours })}
          />
          {asked('own_hours')}
        </div>
      )}
      {application.hours_check !== null && (
        <Notice tone={application.hours_check.ok ? 'info' : 'warning'}>{application.hours_check.text}</Notice>
      )}
    </>
  )
}
