import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface Props extends Pick<TextInputProps, 'label' | 'description' | 'inputMode' | 'autoComplete' | 'rightSection'> {
  /** The wire name, which is also the id that error summaries lead to. */
  name: string
  value: string
  onWrite: (text: string) => void
  /** Looks at what was typed when one leaves the field. */
  check?: (text: string) => string | null
  /** What the last attempt to send says. */
  problem: string | undefined
  maxWidth?: string
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
      styles={maxWidth === undefined ? undefined : { wrapper: { maxWidth } }}
      value={value}
      error={problem ?? said}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => setSaid(value.trim() === '' ? null : (check?.(value) ?? null))}
    />
  )
}
