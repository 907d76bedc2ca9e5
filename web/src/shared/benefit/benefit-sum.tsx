import type { Benefit } from '../../lib/rules/benefit'
import { worthLines } from '../../lib/rules/deduction'
import styles from './benefit-sum.module.css'

/** The formula of what an application is worth, folded away. */
export const BenefitSum = ({ benefit }: { benefit: Benefit }) => (
  <details className={styles.sum}>
    <summary>Zo is het berekend</summary>
    <table>
      <tbody>
        {worthLines(benefit).map(({ words, amount }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>= {amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
