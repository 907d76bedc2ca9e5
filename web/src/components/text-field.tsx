import { TextInput } from '@mantine/core'
import { type HTMLAttributes, type ReactNode, useState } from 'react'
import styles from './field.module.css'

export const inputStyles = {
  label: styles.label,
  description: styles.description,
  input: styles.input,
  error: styles.error,
}

interface Props {
  /** The wire name, which is also the id that error summaries lead to. */
  name: string
  label: string
  description?: string
  value: string
  onWrite: (text: string) => void
  /** Looks at what was typed when one leaves the field. */
  check?: (text: string) => string | null
  /** What the last attempt to send says. */
  problem: string | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  maxWidth?: string
  /** Stands inside the field, at its end. */
  rightSection?: ReactNode
}

/** One line of text. Nothing is said about it while one types, only after. */
export function TextField({ name, value, onWrite, check, problem, maxWidth, ...rest }: Props) {
  const [said, setSaid] = useState<string | null>(null)

  function write(text: string) {
    setSaid(null)
    onWrite(text)
  }

  return (
    <TextInput
      {...rest}
      id={name}
      name={name}
      size="md"
      classNames={inputStyles}
      styles={maxWidth === undefined ? undefined : { wrapper: { maxWidth } }}
      value={value}
      error={problem ?? said}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => setSaid(value.trim() === '' ? null : (check?.(value) ?? null))}
    />
  )
}
