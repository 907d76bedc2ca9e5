import { Table, Text } from '@mantine/core'
import { type CostComparison, countedOf, type DescribedCost } from '../../../lib/rules/costs'
import { euro } from '../../../lib/rules/money'

const kindWords: Record<DescribedCost['kind'], string> = {
  kosten: 'Telt als kosten',
  uitgave: 'Telt als uitgave',
  telt_niet: 'Telt niet mee',
  '': 'Nog niet bekend waarvoor het telt',
}

/** The items of a cost description: as what each counts and for how much, their sum and the flat rate. */
export function CostTable({ comparison: { items, open, counted, flat_rate } }: { comparison: CostComparison }) {
  const asked = new Map(open.map(({ item, question }) => [item, question]))
  return (
    <Table horizontalSpacing={0} aria-label="Kostenposten">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Post</Table.Th>
          <Table.Th scope="col" ta="right">
            Telt mee voor
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <CostRow key={item.id} item={item} question={asked.get(item.id)} />
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <SumRow words="Telt samen mee" cents={counted} />
        <SumRow words="Forfait voor jouw uren" cents={flat_rate} />
      </Table.Tfoot>
    </Table>
  )
}

/** Amounts are not broken. */
const amount = { ta: 'right', valign: 'top', style: { whiteSpace: 'nowrap' } } as const

/** One item. What is asked about it is more urgent than the reason for its kind. */
function CostRow({ item, question }: { item: DescribedCost; question: string | undefined }) {
  const counted = countedOf(item)
  const note = question ?? item.reason
  return (
    <Table.Tr c={item.kind === 'telt_niet' ? 'gray.7' : undefined}>
      <Table.Th scope="row" fw={400} style={{ overflowWrap: 'anywhere' }}>
        {capital(item.post)}
        <Text span display="block" size="sm" c="gray.7">
          {kindWords[item.kind]}
        </Text>
        {note !== '' && (
          <Text span display="block" size="sm" c="gray.7">
            {capital(note)}
          </Text>
        )}
      </Table.Th>
      <Table.Td {...amount}>{counted === null ? 'Nog niet' : euro(counted)}</Table.Td>
    </Table.Tr>
  )
}

const SumRow = ({ words, cents }: { words: string; cents: number }) => (
  <Table.Tr>
    <Table.Th scope="row">{words}</Table.Th>
    <Table.Td {...amount} fw={600}>
      {euro(cents)}
    </Table.Td>
  </Table.Tr>
)

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
