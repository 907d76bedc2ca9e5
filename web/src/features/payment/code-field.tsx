import { TextInput } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { Ref } from 'react'
import styles from './code-field.module.css'
import type { CodeState } from './use-code'

const words: Record<CodeState, string> = {
  idle: '',
  checking: 'Controleren...',
  valid: 'Code toegepast!',
  invalid: 'Code ongeldig',
}

const icons = { idle: null, checking: null, valid: IconCircleCheck, invalid: IconCircleX }

interface Props {
  ref: Ref<HTMLInputElement>
  value: string
  state: CodeState
  /** Shown instead of the words for the state. */
  note: string | null
  onChange: (value: string) => void
}

/** The field for a discount code, with the result of its check below. */
export function CodeField({ ref, value, state, note, onChange }: Props) {
  const Icon = icons[state]
  return (
    <TextInput
      ref={ref}
      className={styles.field}
      mod={{ state }}
      label="Kortingscode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputWrapperOrder={['label', 'input', 'description']}
      description={
        <>
          {Icon !== null && <Icon size={16} stroke={2} aria-hidden="true" />}
          {note ?? words[state]}
        </>
      }
      descriptionProps={{ role: 'status' }}
      classNames={{ description: styles.status }}
      error={state === 'invalid'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
