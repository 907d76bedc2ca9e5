import { type CostComparison, countedOf, type DescribedCost } from '../../../lib/rules/costs'
import { euro } from '../../../lib/rules/money'
import styles from './cost-table.module.css'

const kindNames: Record<DescribedCost['kind'], string> = {
  kosten: 'Kosten',
  uitgave: 'Uitgave',
  telt_niet: 'Telt niet mee',
  '': 'Nog niet bekend',
}

/** The items of a cost description: as what each counts and for how much, their sum and the flat rate. */
export function CostTable({ comparison: { items, open, counted, flat_rate } }: { comparison: CostComparison }) {
  const asked = new Map(open.map(({ item, question }) => [item, question]))
  return (
    <table className={styles.table} aria-label="Kostenposten">
      <thead>
        <tr>
          <th scope="col">Post</th>
          <th scope="col">Telt als</th>
          <th scope="col">Telt mee voor</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <CostRow key={item.id} item={item} question={asked.get(item.id)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Telt samen mee
          </th>
          <td>{euro(counted)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            Forfait voor jouw uren
          </th>
          <td>{euro(flat_rate)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** One item. What is asked about it is more urgent than the reason for its kind. */
function CostRow({ item, question }: { item: DescribedCost; question: string | undefined }) {
  const counted = countedOf(item)
  const note = question ?? item.reason
  return (
    <tr data-kind={item.kind}>
      <th scope="row">
        <span className={styles.label}>{item.post}</span>
        {note !== '' && <span className={styles.note}>{note}</span>}
      </th>
      <td>{kindNames[item.kind]}</td>
      <td>{counted === null ? 'Nog niet' : euro(counted)}</td>
    </tr>
  )
}
