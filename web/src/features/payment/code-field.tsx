import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
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
  /** Said instead of the state's own words. */
  note: string | null
  onChange: (value: string) => void
}

/** The field for a discount code; what came of it stands below and is said politely. */
export function CodeField({ ref, value, state, note, onChange }: Props) {
  const id = useId()
  const Icon = icons[state]
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Kortingscode
      </label>
      <input
        className={styles.input}
        id={id}
        ref={ref}
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={state === 'invalid'}
        aria-describedby={`${id}-status`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={styles.status} id={`${id}-status`} role="status" data-state={state}>
        {Icon !== null && <Icon size={16} stroke={2} aria-hidden="true" />}
        {note ?? words[state]}
      </p>
    </div>
  )
}
