import { ThemeIcon } from '@mantine/core'
import { IconCheck, IconExclamationMark } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

const looks = {
  later: { variant: 'default' },
  now: { color: 'ink' },
  done: { color: 'green', icon: <Icon of={IconCheck} size="sm" /> },
  wrong: { color: 'yellow', icon: <Icon of={IconExclamationMark} size="sm" /> },
} as const

export type StepState = keyof typeof looks

interface Props {
  state: StepState
  filled: boolean
  /** Its number, or what is drawn instead while nothing else is. */
  children: ReactNode
}

/** The mark of a step: its number, or that it is done or has something wrong. The words beside it say the same. */
export function StepMark({ state, filled, children }: Props) {
  const { icon, ...look }: { icon?: ReactNode; color?: string; variant?: string } = looks[state]
  return (
    <ThemeIcon
      variant={filled ? 'filled' : 'outline'}
      {...look}
      radius="xl"
      size={28}
      fz="xs"
      fw={600}
      aria-hidden="true"
    >
      {icon ?? children}
    </ThemeIcon>
  )
}
