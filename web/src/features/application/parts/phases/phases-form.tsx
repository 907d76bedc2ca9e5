import { Box, Flex, Stack, Text } from '@mantine/core'
import { activityMax, phasesAdvised, phasesMax } from '../../../../lib/limits'
import { problemAt } from '../../../../lib/problem'
import { randomId } from '../../../../lib/random-id'
import { Row } from '../../../../ui/row'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { LimitedLine } from '../limited-line'
import { readMonth } from '../read'
import { RowList } from '../row-list'
import { RowTools } from '../row-tools'
import { TypedField } from '../typed-field'
import { useRows } from '../use-rows'

/** The steps of the project, each with the month in which it is done. */
export function PhasesForm(props: PartFormProps<'phases'>) {
  const { value, onChange, problems } = props
  const rows = useRows(value.rows, (next) => onChange({ ...value, rows: next }))
  const asked = askedIn(props)
  const problem = (at: number, field: string) => problemAt(problems, `rows.${at}.${field}`)

  return (
    <Stack gap="lg">
      <Text variant="lead">
        Alleen het S&O-werk dat je zelf doet, in volgorde. De laatste stap is het verwachte einde van het project.
      </Text>
      <RowList
        rows={rows}
        noun="Stap"
        make={value.rows.length < phasesMax ? () => ({ id: randomId(), activity: '', done: '' }) : null}
        full={`Je kunt hooguit ${phasesMax} stappen opgeven.`}
      >
        {value.rows.map((row, at) => (
          <Row
            key={row.id}
            title={`Stap ${at + 1}`}
            at={at}
            tools={
              <RowTools
                name={`Stap ${at + 1}`}
                at={at}
                count={value.rows.length}
                onMove={rows.move}
                onRemove={rows.remove}
              />
            }
          >
            <Flex direction={{ base: 'column', xs: 'row' }} gap={{ base: 'sm', xs: 'md' }}>
              <Box flex={1}>
                <LimitedLine
                  name={`rows.${at}.activity`}
                  label="Werkzaamheden"
                  value={row.activity}
                  onWrite={(activity) => rows.write(at, { ...row, activity })}
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
                  onRead={(done) => rows.write(at, { ...row, done })}
                  problem={problem(at, 'done')}
                />
                {asked('month', row.id)}
              </Box>
            </Flex>
          </Row>
        ))}
      </RowList>
      {value.rows.length > phasesAdvised && (
        <Text variant="lead">
          Het formulier van RVO heeft ruimte voor {phasesAdvised} stappen. Voeg stappen samen of haal er weg.
        </Text>
      )}
    </Stack>
  )
}
