import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './fold.module.css'
import { Icon } from './icon'

interface Props extends Omit<ComponentProps<'details'>, 'className'> {
  label: ReactNode
}

/** What is folded away below a line, which a press unfolds. */
export const Fold = ({ label, children, ...rest }: Props) => (
  <details {...rest}>
    <summary className={styles.line}>
      {label}
      <Icon of={IconChevronDown} />
    </summary>
    {children}
  </details>
)
