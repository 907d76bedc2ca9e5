import type { CostComparison, CostItem } from '../../../lib/rules/cost-comparison'
import { euro } from '../../../lib/rules/money'
import styles from './cost-table.module.css'

const kindNames: Record<CostItem['kind'], string> = {
  kosten: 'Kosten',
  uitgave: 'Uitgave',
  telt_niet_mee: 'Telt niet mee',
}

/** The items of a cost description: as what each counts, their sum and the flat rate. */
export function CostTable({ comparison: { items, counted, flat_rate } }: { comparison: CostComparison }) {
  return (
    <table className={styles.table} aria-label="Kostenposten">
      <thead>
        <tr>
          <th scope="col">Post</th>
          <th scope="col">Telt als</th>
          <th scope="col">Bedrag</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, amount, kind, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal, and an advice never changes
          <tr key={index} data-kind={kind}>
            <th scope="row">
              <span className={styles.label}>{label}</span>
              {note !== '' && <span className={styles.note}>{note}</span>}
            </th>
            <td>{kindNames[kind]}</td>
            <td>{euro(amount)}</td>
          </tr>
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
