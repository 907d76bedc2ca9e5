import { Box, Flex, Stack, Text } from '@mantine/core'
import { activityMax, phasesAdvised, phasesMax } from '../../../../lib/limits'
import { problemAt } from '../../../../lib/problem'
import { randomId } from '../../../../lib/random-id'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { LimitedLine } from '../limited-line'
import { readMonth } from '../read'
import { NumberedRows } from '../row-list'
import { TypedField } from '../typed-field'

/** The steps of the project, each with the month in which it is done. */
export function PhasesForm(props: PartFormProps<'phases'>) {
  const { value, onChange, problems } = props
  const asked = askedIn(props)
  const problem = (at: number, field: string) => problemAt(problems, `rows.${at}.${field}`)

  return (
    <Stack gap="lg">
      <Text variant="lead">
        Alleen het S&O-werk dat je zelf doet, in volgorde. De laatste stap is het verwachte einde van het project.
      </Text>
      <NumberedRows
        all={value.rows}
        onChange={(rows) => onChange({ ...value, rows })}
        noun="Stap"
        make={() => ({ id: randomId(), activity: '', done: '' })}
        most={phasesMax}
        full={`Je kunt hooguit ${phasesMax} stappen opgeven.`}
        ordered
      >
        {(row, at, write) => (
          <Flex direction={{ base: 'column', xs: 'row' }} gap={{ base: 'sm', xs: 'md' }}>
            <Box flex={1}>
              <LimitedLine
                name={`rows.${at}.activity`}
                label="Werkzaamheden"
                value={row.activity}
                onWrite={(activity) => write({ ...row, activity })}
                problem={problem(at, 'activity')}
                max={activityMax}
              />
              {asked('activity', row.id)}
            </Box>
            <Box w={{ xs: 'figure' }}>
              <TypedField
                name={`rows.${at}.done`}
                label="Gereed in"
                description={at === 0 && 'Bijvoorbeeld 3-2027.'}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                placeholder="mm-jjjj"
                value={row.done}
                show={(month) => month}
                read={readMonth}
                onRead={(done) => write({ ...row, done })}
                problem={problem(at, 'done')}
              />
              {asked('month', row.id)}
            </Box>
          </Flex>
        )}
      </NumberedRows>
      {value.rows.length > phasesAdvised && (
        <Text variant="lead">
          Het formulier van RVO heeft ruimte voor {phasesAdvised} stappen. Voeg stappen samen of haal er weg.
        </Text>
      )}
    </Stack>
  )
}
