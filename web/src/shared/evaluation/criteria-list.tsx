import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Criterion } from '../../lib/rules/verdict'
import { Fold } from '../../ui/fold'
import { Icon } from '../../ui/icon'
import styles from './criteria-list.module.css'

/** A quotation with dots where the sentence goes on. */
function excerpt(quote: string): string {
  const before = /^\p{Ll}/u.test(quote) ? '…' : ''
  const after = /[.!?]$/.test(quote) ? '' : '…'
  return `${before}${quote}${after}`
}

/** How many criteria of a verdict are met. Which ones, and by which words, is folded away. */
export function CriteriaList({ criteria }: { criteria: Criterion[] }) {
  const met = criteria.filter((criterion) => criterion.met)
  const count = `${met.length} van ${criteria.length} aanwezig`
  if (met.length === 0)
    return (
      <Text size="sm" fw={600}>
        {count}
      </Text>
    )
  return (
    <Fold label={count}>
      <ul className={styles.list}>
        {met.map(({ name, quote }) => (
          <li key={name} className={styles.item}>
            <span className={styles.mark} aria-hidden="true">
              <Icon of={IconCheck} size="xs" />
            </span>
            <div>
              <span>{name}</span>
              {quote !== undefined && <q className={styles.quote}>{excerpt(quote)}</q>}
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
