import { TextInput } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { CheckoutCode } from '../../api/payments'
import { Icon } from '../../ui/icon'
import styles from './code-field.module.css'
import type { CodeState } from './use-code-check'

const words: Record<CodeState, string> = {
  idle: '',
  checking: 'Controleren...',
  valid: 'Code toegepast!',
  invalid: 'Code ongeldig',
}

const reasons = { unknown: 'bestaat niet', expired: 'is verlopen', used_up: 'is opgebruikt' }

const tones = { idle: undefined, checking: undefined, valid: 'green.7', invalid: 'red.7' }

const icons = { idle: null, checking: null, valid: IconCircleCheck, invalid: IconCircleX }

interface Props {
  ref: Ref<HTMLInputElement>
  value: string
  state: CodeState
  /** Why a code is not valid, if the server says so. */
  reason: CheckoutCode['reason']
  /** Shown instead of the words for the state. */
  note: string | null
  onChange: (value: string) => void
}

/** The field for a discount code, one line high, with the result of its check below. */
export function CodeField({ ref, value, state, reason, note, onChange }: Props) {
  const icon = icons[state]
  const why = state === 'invalid' && reason ? `. Deze code ${reasons[reason]}.` : ''
  return (
    <TextInput
      ref={ref}
      classNames={{ root: styles.field, label: styles.label, description: styles.status }}
      size="sm"
      label="Kortingscode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputWrapperOrder={['label', 'input', 'description']}
      description={
        <>
          {icon !== null && <Icon of={icon} size="sm" />}
          {note ?? words[state] + why}
        </>
      }
      descriptionProps={{ role: 'status', c: tones[state], fw: tones[state] && 600 }}
      error={state === 'invalid'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
