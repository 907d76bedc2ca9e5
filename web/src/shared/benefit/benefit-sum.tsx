import type { Benefit } from '../../lib/rules/benefit'
import { worthLines } from '../../lib/rules/deduction'
import { Sum } from '../../ui/sum'
import styles from './benefit-sum.module.css'

/** The formula of what an application is worth, folded away. */
export const BenefitSum = ({ benefit }: { benefit: Benefit }) => (
  <details className={styles.sum}>
    <summary>Zo is het berekend</summary>
    <Sum lines={worthLines(benefit).map(({ words, amount }) => ({ words, amount: `= ${amount}` }))} />
  </details>
)
