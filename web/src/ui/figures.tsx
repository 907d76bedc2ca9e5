import type { ReactNode } from 'react'
import styles from './figures.module.css'

export interface Figure {
  name: string
  value: ReactNode
}

/** A row of cards, each with one large figure. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.card}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
