import { SimpleGrid, Stack, Text } from '@mantine/core'
import { partnerContributionMax, partnerLocationMax, partnerNameMax, partnersMax } from '../../../../lib/limits'
import { problemAt } from '../../../../lib/problem'
import { randomId } from '../../../../lib/random-id'
import { Row } from '../../../../ui/row'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { LimitedLine } from '../limited-line'
import { RowList } from '../row-list'
import { RowTools } from '../row-tools'
import { useRows } from '../use-rows'
import { YesNo } from '../yes-no'

const fields = [
  { name: 'name', label: 'Naam', max: partnerNameMax },
  { name: 'location', label: 'Plaats', max: partnerLocationMax, description: '“Onbekend” mag ook.' },
  { name: 'contribution', label: 'Bijdrage', max: partnerContributionMax },
] as const

const empty = () => ({ id: randomId(), name: '', location: '', contribution: '' })

/** The parties that work on the project too. */
export function PartnersForm(props: PartFormProps<'partners'>) {
  const { value, onChange, problems } = props
  const rows = useRows(value.rows, (next) => onChange({ ...value, rows: next }))
  const asked = askedIn(props)

  function choose(collaborative: boolean) {
    onChange({ collaborative, rows: collaborative && value.rows.length === 0 ? [empty()] : value.rows })
  }

  return (
    <Stack gap="lg">
      <YesNo
        name="collaborative"
        label="Werk je samen met andere partijen?"
        description="Alleen partijen buiten je eigen fiscale eenheid."
        value={value.collaborative}
        onChoose={choose}
        problem={problemAt(problems, 'collaborative')}
      />
      {!value.collaborative && value.rows.length > 0 && (
        <Text variant="lead">De partners die je had opgegeven, blijven bewaard. Kies Ja om ze weer te zien.</Text>
      )}
      {value.collaborative && (
        <RowList
          rows={rows}
          noun="Partner"
          make={value.rows.length < partnersMax ? empty : null}
          full={`RVO neemt hooguit ${partnersMax} partners.`}
        >
          {value.rows.map((row, at) => (
            <Row
              key={row.id}
              title={`Partner ${at + 1}`}
              at={at}
              tools={<RowTools name={`Partner ${at + 1}`} at={at} count={value.rows.length} onRemove={rows.remove} />}
            >
              <SimpleGrid minColWidth="min(var(--wbso-tile), 100%)" autoFlow="auto-fit" verticalSpacing="sm">
                {fields.map(({ name, ...field }) => (
                  <div key={name}>
                    <LimitedLine
                      {...field}
                      name={`rows.${at}.${name}`}
                      value={row[name]}
                      onWrite={(text) => rows.write(at, { ...row, [name]: text })}
                      problem={problemAt(problems, `rows.${at}.${name}`)}
                    />
                    {asked(name, row.id)}
                  </div>
                ))}
              </SimpleGrid>
            </Row>
          ))}
        </RowList>
      )}
    </Stack>
  )
}
