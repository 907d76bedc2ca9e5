import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

type Shown = 'autoComplete' | 'description' | 'errorProps' | 'inputMode' | 'inputWrapperOrder' | 'label'

interface Props extends Pick<TextInputProps, Shown> {
  /** The wire name, which is also the id that error summaries lead to. */
  name: string
  value: string
  onWrite: (text: string) => void
  /** Checks the text when the user leaves the field. Returns what is wrong, or null. */
  check?: (text: string) => string | null
  /** What the last attempt to send found. */
  problem: string | undefined
  maxWidth?: string
}

/** A line of text. Nothing is said about it during typing, only afterwards. */
export function TextField({ name, value, onWrite, check, problem, maxWidth, ...rest }: Props) {
  const [said, setSaid] = useState<{ text: string; message: string | null } | null>(null)

  return (
    <TextInput
      {...rest}
      id={name}
      name={name}
      styles={maxWidth === undefined ? undefined : { wrapper: { maxWidth } }}
      value={value}
      error={problem ?? (said?.text === value ? said.message : null)}
      onChange={(event) => onWrite(event.currentTarget.value)}
      onBlur={() => setSaid({ text: value, message: value.trim() === '' ? null : (check?.(value) ?? null) })}
    />
  )
}
