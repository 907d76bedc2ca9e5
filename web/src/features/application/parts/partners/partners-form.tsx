import { SimpleGrid, Stack, Text } from '@mantine/core'
import { partnerContributionMax, partnerLocationMax, partnerNameMax, partnersMax } from '../../../../lib/limits'
import { problemAt } from '../../../../lib/problem'
import { randomId } from '../../../../lib/random-id'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { LimitedLine } from '../limited-line'
import { NumberedRows } from '../row-list'
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
        <NumberedRows
          all={value.rows}
          onChange={(rows) => onChange({ ...value, rows })}
          noun="Partner"
          make={empty}
          most={partnersMax}
          full={`RVO neemt hooguit ${partnersMax} partners.`}
        >
          {(row, at, write) => (
            <SimpleGrid minColWidth="min(var(--wbso-tile), 100%)" autoFlow="auto-fit" verticalSpacing="sm">
              {fields.map(({ name, ...field }) => (
                <div key={name}>
                  <LimitedLine
                    {...field}
                    name={`rows.${at}.${name}`}
                    value={row[name]}
                    onWrite={(text) => write({ ...row, [name]: text })}
                    problem={problemAt(problems, `rows.${at}.${name}`)}
                  />
                  {asked(name, row.id)}
                </div>
              ))}
            </SimpleGrid>
          )}
        </NumberedRows>
      )}
    </Stack>
  )
}
