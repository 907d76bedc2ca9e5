import type { ReactNode } from 'react'
import type { Problem } from '../../../../lib/problem'
import { randomId } from '../../../../lib/random-id'
import { shortEuro } from '../../../../lib/rules/benefit'
import { sumOf } from '../../../../lib/rules/cost-item'
import { Empty } from '../../../../ui/empty'
import { RowTable } from '../../../../ui/row-table'
import { RowList } from '../row-list'
import { useRows } from '../use-rows'
import { type Cost, CostRow } from './cost-row'

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
  ]
  return (
    <>
      <RowList rows={rows} noun="Post" make={empty}>
        {items.length === 0 && <Empty drawing="paper">Er zijn nog geen posten.</Empty>}
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
        <RowTable
          narrow
          name="Kosten en uitgaven"
          columns={[
            { label: 'Soort', cell: ({ name }) => name },
            { label: 'Bedrag', figure: true, cell: ({ amount }) => shortEuro(amount) },
          ]}
          rows={totals}
          keyOf={({ name }) => name}
          foot={[['Telt samen mee, zonder btw', shortEuro(costs + expenditures)]]}
        />
      )}
    </>
  )
}
