import type { PartContents } from '../../../../api/application'
import type { Problem } from '../../../../lib/problem'
import { shortEuro } from '../../../../lib/rules/benefit'
import { sumOf } from '../../../../lib/rules/cost-item'
import { newId } from '../../saving/items'
import { RowList } from '../row-list'
import { useRows } from '../use-rows'
import { CostRow } from './cost-row'
import styles from './cost-table.module.css'

export type Cost = PartContents['costs']['items'][number]

interface Props {
  items: Cost[]
  /** Whether the application lists them, so that what is missing is asked. */
  listed: boolean
  onChange: (items: Cost[]) => void
  problems: Problem[]
}

const empty = (): Cost => ({
  id: newId(),
  post: '',
  cents: 0,
  times: 1,
  vat: 'excl',
  share: 100,
  kind: '',
  kind_by: 'user',
  reason: '',
  from: '',
})

const columns = ['Post', 'Bedrag', 'Aantal', 'Btw', 'Deel', 'Telt als', 'Telt mee']

/** The items of the costs, with their totals. Where it has little room, rows are cards. */
export function CostTable({ items, listed, onChange, problems }: Props) {
  const rows = useRows(items, onChange)
  const { costs, expenditures } = sumOf(items)
  const totals = [
    { name: 'Kosten', amount: costs },
    { name: 'Uitgaven', amount: expenditures },
    { name: 'Telt samen mee, zonder btw', amount: costs + expenditures },
  ]
  return (
    <RowList rows={rows} noun="Post" make={empty}>
      {items.length === 0 && <p className={styles.none}>Er zijn nog geen posten.</p>}
      {items.length > 0 && (
        <div className={styles.box}>
          <table className={styles.table} aria-label="Kosten en uitgaven">
            <thead>
              <tr>
                {columns.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {items.map((item, at) => (
                <CostRow
                  key={rows.keys[at]}
                  item={item}
                  at={at}
                  listed={listed}
                  problems={problems}
                  onChange={(next) => rows.write(at, next)}
                  onRemove={() => rows.remove(at)}
                />
              ))}
            </tbody>
            <tfoot>
              {totals.map(({ name, amount }) => (
                <tr key={name}>
                  <th scope="row" colSpan={6}>
                    {name}
                  </th>
                  <td>{shortEuro(amount)}</td>
                  <td />
                </tr>
              ))}
            </tfoot>
          </table>
        </div>
      )}
    </RowList>
  )
}
