import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

interface Fact {
  name: string
  value: ReactNode
}

interface Props {
  facts: Fact[]
  /** Whether it is a part of a card, and so has no frame of its own. */
  plain?: boolean
}

/** What is known of something, in a frame: names with their values. */
export function FactList({ facts, plain = false }: Props) {
  return (
    <dl className={styles.facts} data-plain={plain || undefined}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
