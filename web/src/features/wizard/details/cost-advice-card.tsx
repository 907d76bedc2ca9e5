import { Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { type CostComparison, countedOf, type DescribedCost } from '../../../lib/rules/costs'
import { euro, withWholeAmounts } from '../../../lib/rules/money'
import type { CostAdvice } from '../../../lib/rules/verdict'
import { Notice } from '../../../ui/notice'
import { type Column, RowTable } from '../../../ui/row-table'
import { methodNames } from '../labels'

const kindWords: Record<DescribedCost['kind'], string> = {
  kosten: 'Telt als kosten',
  uitgave: 'Telt als uitgave',
  telt_niet: 'Telt niet mee',
  '': 'Nog niet bekend waarvoor het telt',
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The items of a cost description: as what each counts and for how much, their sum and the flat rate. */
function CostTable({ comparison: { items, open, counted, flat_rate } }: { comparison: CostComparison }) {
  const asked = new Map(open.map(({ item, question }) => [item, question]))
  const columns: [Column<DescribedCost>, Column<DescribedCost>] = [
    {
      label: 'Post',
      // What is asked about an item is more urgent than the reason for its kind.
      cell: ({ id, post, kind, reason }) => (
        <>
          {capital(post)}
          <Text variant="quiet" span display="block">
            {kindWords[kind]}
          </Text>
          <Text variant="quiet" span display="block">
            {capital(asked.get(id) ?? reason)}
          </Text>
        </>
      ),
    },
    {
      label: 'Telt mee voor',
      figure: true,
      cell(item) {
        const cents = countedOf(item)
        return cents === null ? 'Nog niet' : euro(cents)
      },
    },
  ]
  return (
    <RowTable
      narrow
      name="Kostenposten"
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      foot={[
        ['Telt samen mee', euro(counted)],
        ['Forfait voor jouw uren', euro(flat_rate)],
      ]}
    />
  )
}

const burden = 'de administratieve last geldt voor het hele belastingjaar'

/** Returns the advisor's warning, which always mentions the administrative burden. */
const warningOf = ({ warning }: CostAdvice): string =>
  warning.includes(burden) ? warning : `Let op: ${burden}. ${warning}`.trim()

interface Props {
  advice: CostAdvice
  /** Whether the answers that it is about have changed. */
  stale: boolean
}

/** An advice about the cost method. The flat rate is set already. Actual costs are the user's choice. */
export function CostAdviceCard({ advice, stale }: Props) {
  const actual = advice.recommendation === 'werkelijke'
  return (
    <Paper p="md" bg={stale ? 'gray.1' : undefined} c={stale ? 'dimmed' : undefined}>
      <Stack>
        <Group justify="space-between" gap="xs">
          <Text variant="heading" component="strong">
            {advice.undecided
              ? `Nog niet te zeggen: vul ${advice.lacks} aan`
              : `Advies: ${methodNames[advice.recommendation].toLowerCase()}`}
          </Text>
          {stale && (
            <Badge variant="outline" color="gray">
              Gewijzigd: vraag opnieuw advies
            </Badge>
          )}
        </Group>
        {advice.comparison && <CostTable comparison={advice.comparison} />}
        <Text variant="reading" mod="typed">
          {withWholeAmounts(advice.comparison?.conclusion ?? advice.reasoning)}
        </Text>
        {actual ? (
          <Notice tone="warning">{warningOf(advice)}</Notice>
        ) : (
          <Text variant="reading">
            We rekenen met de forfaitaire methode: een vast bedrag per S&O-uur, zonder kostenadministratie.
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
