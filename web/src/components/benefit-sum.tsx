import { type Benefit, linesOf } from '../lib/rules/benefit'
import styles from './benefit-sum.module.css'

/** The formula of a benefit, folded away. */
export const BenefitSum = ({ benefit }: { benefit: Benefit }) => (
  <details className={styles.sum}>
    <summary>Zo is het berekend</summary>
    <table>
      <tbody>
        {linesOf(benefit).map(({ words, amount }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>= {amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
