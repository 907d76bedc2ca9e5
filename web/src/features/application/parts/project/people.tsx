import { SimpleGrid } from '@mantine/core'
import { Notice } from '../../../../ui/notice'
import type { PartFormProps } from '../../part-form'
import { partFields } from '../part-fields'
import { applicants } from './choices'
import { SelfEmployed } from './self-employed'

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
