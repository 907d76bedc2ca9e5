import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import type { Criterion } from '../lib/rules/verdict'
import styles from './criteria-list.module.css'

/** The criteria of a verdict, each with a tick or with what to add. */
export function CriteriaList({ criteria }: { criteria: Criterion[] }) {
  return (
    <ul className={styles.list}>
      {criteria.map(({ name, met, hint }) => (
        <li
          key={name}
          className={styles.item}
          data-met={met || undefined}
          data-hint={(!met && hint !== '') || undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {met ? <IconCheck size={14} stroke={3} /> : <IconPointFilled size={12} />}
          </span>
          <div>
            <span className={styles.name}>{name}</span>
            <VisuallyHidden>{met ? ': aanwezig' : ': ontbreekt nog'}</VisuallyHidden>
            {!met && hint !== '' && <p className={styles.hint}>{hint}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
