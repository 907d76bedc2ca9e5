import type { InputHTMLAttributes } from 'react'
import styles from './change-dialog.module.css'
import { type ChangeText, inputId } from './use-change'

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'> {
  name: keyof ChangeText
  label: string
  value: string
  problem: string | undefined
  onWrite: (text: string) => void
}

/** A field of a correction. Not Mantine's, which this page would load for it alone. */
export function ChangeField({ name, label, value, problem, onWrite, type = 'text', ...rest }: Props) {
  const id = inputId(name)
  const problemId = `${id}-fout`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        name={name}
        type={type}
        autoComplete="off"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        value={value}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      {problem !== undefined && <p id={problemId}>{problem}</p>}
    </div>
  )
}
