import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PartContents } from '../../../../api/application'
import type { Problem } from '../../../../lib/problem'
import { randomId } from '../../../../lib/random-id'
import { shortEuro } from '../../../../lib/rules/benefit'
import { sumOf } from '../../../../lib/rules/cost-item'
import { RowList } from '../row-list'
import { useRows } from '../use-rows'
import { CostRow } from './cost-row'

export type Cost = PartContents['costs']['items'][number]

interface Props {
  items: Cost[]
  /** Whether the application lists them, so that what is missing is asked. */
  listed: boolean
  /** Says of a field of an item that RVO asks for it. */
  asked: (need: string, block?: string) => ReactNode
  onChange: (items: Cost[]) => void
  problems: Problem[]
}

const empty = (): Cost => ({
  id: randomId(),
  post: '',
  cents: 0,
  times: 1,
  vat: 'excl',
  share: 100,
  kind: '',
  kind_by: 'user',
  reason: '',
  from: '',
  relation: '',
  calculation: '',
})

/** The items of the costs, with their totals. */
export function CostTable({ items, listed, asked, onChange, problems }: Props) {
  const rows = useRows(items, onChange)
  const { costs, expenditures } = sumOf(items)
  const totals = [
    { name: 'Kosten', amount: costs },
    { name: 'Uitgaven', amount: expenditures },
    { name: 'Telt samen mee, zonder btw', amount: costs + expenditures },
  ]
  return (
    <>
      <RowList rows={rows} noun="Post" make={empty}>
        {items.length === 0 && <Text c="gray.7">Er zijn nog geen posten.</Text>}
        {items.map((item, at) => (
          <CostRow
            key={item.id}
            item={item}
            at={at}
            listed={listed}
            problems={problems}
            asked={(need) => asked(need, item.id)}
            onChange={(next) => rows.write(at, next)}
            onRemove={() => rows.remove(at)}
          />
        ))}
      </RowList>
      {items.length > 0 && (
        <Table aria-label="Kosten en uitgaven" fz="sm" horizontalSpacing={0} verticalSpacing={6}>
          <Table.Tbody>
            {totals.map(({ name, amount }, at) => (
              <Table.Tr key={name} fw={at === totals.length - 1 ? 600 : 400}>
                <Table.Th scope="row" fw="inherit">
                  {name}
                </Table.Th>
                <Table.Td ta="right">{shortEuro(amount)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  )
}
