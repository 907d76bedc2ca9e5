import { Text } from '@mantine/core'
import { type CostComparison, countedOf, type DescribedCost } from '../../../lib/rules/costs'
import { euro } from '../../../lib/rules/money'
import { type Column, RowTable } from '../../../ui/row-table'

const kindWords: Record<DescribedCost['kind'], string> = {
  kosten: 'Telt als kosten',
  uitgave: 'Telt als uitgave',
  telt_niet: 'Telt niet mee',
  '': 'Nog niet bekend waarvoor het telt',
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The items of a cost description: as what each counts and for how much, their sum and the flat rate. */
export function CostTable({ comparison: { items, open, counted, flat_rate } }: { comparison: CostComparison }) {
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
