import { useState } from 'react'
import type { Benefit } from '../../lib/rules/benefit'
import { worthLines } from '../../lib/rules/deduction'
import { Sum } from '../../ui/sum'
import { BenefitPicture } from './benefit-picture'
import styles from './benefit-sum.module.css'

/** The formula of what an application is worth and a chart of it, folded away. */
export function BenefitSum({ benefit }: { benefit: Benefit }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.sum} onToggle={() => setOpened(true)}>
      <summary>Zo is het berekend</summary>
      <Sum lines={worthLines(benefit).map(({ words, amount }) => ({ words, amount: `= ${amount}` }))} />
      {opened && <BenefitPicture benefit={benefit} />}
    </details>
  )
}
