import { SimpleGrid, Text } from '@mantine/core'
import { personHoursMax, selfEmployedMax } from '../../../../lib/limits'
import { problemAt } from '../../../../lib/problem'
import { randomId } from '../../../../lib/random-id'
import { Row } from '../../../../ui/row'
import { TextField } from '../../../../ui/text-field'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { readWhole, showWhole } from '../read'
import { RowList } from '../row-list'
import { RowTools } from '../row-tools'
import { TypedField } from '../typed-field'
import { useRows } from '../use-rows'

/** Each self-employed person of a partnership, with the hours of that person. */
export function SelfEmployed(props: PartFormProps<'project'>) {
  const { value, onChange, problems } = props
  const rows = useRows(value.self_employed, (next) => onChange({ ...value, self_employed: next }))
  const asked = askedIn(props)
  const problem = (at: number, field: string) => problemAt(problems, `self_employed.${at}.${field}`)
  const room = value.self_employed.length < selfEmployedMax
  return (
    <section aria-label="S&O-uren per zelfstandige">
      <Text fw={600} size="sm">
        S&O-uren per zelfstandige
      </Text>
      {asked('own_hours_each')}
      <RowList
        rows={rows}
        noun="Zelfstandige"
        make={room ? () => ({ id: randomId(), name: '', hours: null }) : null}
        full={`Je kunt hooguit ${selfEmployedMax} zelfstandigen opgeven.`}
      >
        {value.self_employed.map((row, at) => (
          <Row
            key={row.id}
            title={`Zelfstandige ${at + 1}`}
            at={at}
            tools={
              <RowTools
                name={`Zelfstandige ${at + 1}`}
                at={at}
                count={value.self_employed.length}
                onRemove={rows.remove}
              />
            }
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
              <div>
                <TextField
                  name={`self_employed.${at}.name`}
                  label="Naam"
                  autoComplete="off"
                  value={row.name}
                  onWrite={(name) => rows.write(at, { ...row, name })}
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
                  onRead={(hours) => rows.write(at, { ...row, hours })}
                  problem={problem(at, 'hours')}
                />
                {asked('own_hours', row.id)}
              </div>
            </SimpleGrid>
          </Row>
        ))}
      </RowList>
    </section>
  )
}
