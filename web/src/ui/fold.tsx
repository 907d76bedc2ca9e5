import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './fold.module.css'

interface Props extends Omit<ComponentProps<'details'>, 'className'> {
  label: ReactNode
}

/** What is folded away below a line, which a press unfolds. */
export const Fold = ({ label, children, ...rest }: Props) => (
  <details className={styles.fold} {...rest}>
    <summary className={styles.line}>
      {label}
      <IconChevronDown className={styles.chevron} size={18} stroke={2} aria-hidden="true" />
    </summary>
    {children}
  </details>
)
