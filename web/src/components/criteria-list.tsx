import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconChevronDown, IconPointFilled } from '@tabler/icons-react'
import type { Criterion } from '../lib/rules/verdict'
import styles from './criteria-list.module.css'

/** How many criteria of a verdict are met, and which. */
export function CriteriaList({ criteria }: { criteria: Criterion[] }) {
  const met = criteria.filter((criterion) => criterion.met).length
  return (
    <details className={styles.fold}>
      <summary className={styles.sum}>
        {met} van {criteria.length} aanwezig
        <IconChevronDown className={styles.chevron} size={16} stroke={2} aria-hidden="true" />
      </summary>
      <ul className={styles.list}>
        {criteria.map((criterion) => (
          <li key={criterion.name} className={styles.item} data-met={criterion.met || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {criterion.met ? <IconCheck size={14} stroke={3} /> : <IconPointFilled size={12} />}
            </span>
            <span>
              {criterion.name}
              <VisuallyHidden>{criterion.met ? ': aanwezig' : ': ontbreekt nog'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
