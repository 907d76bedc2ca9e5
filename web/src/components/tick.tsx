import type { ReactNode } from 'react'
import styles from './field.module.css'

interface Props {
  name: string
  label: string
  checked: boolean
  onTick: (checked: boolean) => void
  problem?: string | undefined
  /** Stands behind the label and is no part of it. */
  children?: ReactNode
}

/** A yes or no. */
export function Tick({ name, label, checked, onTick, problem, children }: Props) {
  const errorId = `${name}-fout`
  return (
    <div className={styles.field}>
      <div className={styles.tick}>
        <input
          className={styles.mark}
          type="checkbox"
          id={name}
          name={name}
          checked={checked}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : errorId}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <div>
          <label htmlFor={name}>{label}</label> {children}
        </div>
      </div>
      {problem !== undefined && (
        <p className={styles.error} id={errorId}>
          {problem}
        </p>
      )}
    </div>
  )
}
