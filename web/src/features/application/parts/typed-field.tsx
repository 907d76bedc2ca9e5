import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import type { Read } from './read'

interface Props<T>
  extends Pick<TextInputProps, 'label' | 'description' | 'inputMode' | 'inputWrapperOrder' | 'placeholder' | 'size'> {
  /** The path of the value, which is also the id that errors lead to. */
  name: string
  /** A longer name for screen readers, where the label is not visible. */
  hiddenLabel?: string
  value: T
  /** How a value is written. */
  show: (value: T) => string
  /** Reads what is typed. */
  read: (text: string) => Read<T>
  onRead: (value: T) => void
  /** What the server has against it. */
  problem: string | undefined
  maxWidth?: string
}

/**
 * A field for a value that is no text: a number, an amount, a day. What is typed stays as it is
 * typed; as soon as it can be read the value changes. What cannot be read says so afterwards.
 */
export function TypedField<T>({ name, value, show, read, onRead, problem, maxWidth, hiddenLabel, ...rest }: Props<T>) {
  const [typed, setTyped] = useState<{ text: string; of: T } | null>(null)
  const [left, setLeft] = useState(false)
  const current = typed !== null && Object.is(typed.of, value) ? typed : null
  const wrong = current === null ? null : read(current.text).wrong

  function write(text: string) {
    const said = read(text)
    setLeft(false)
    setTyped({ text, of: said.wrong === null ? said.value : value })
    if (said.wrong === null && !Object.is(said.value, value)) onRead(said.value)
  }

  function leave() {
    if (wrong === null) setTyped(null)
    setLeft(true)
  }

  return (
    <TextInput
      {...rest}
      id={name}
      name={name}
      aria-label={hiddenLabel}
      autoComplete="off"
      styles={maxWidth === undefined ? undefined : { wrapper: { maxWidth } }}
      value={current?.text ?? show(value)}
      error={left && wrong !== null ? wrong : problem}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}
