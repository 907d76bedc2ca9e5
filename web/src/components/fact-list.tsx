import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export interface Fact {
  name: string
  value: ReactNode
}

/** What is known of something, in a frame: names with their values. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
