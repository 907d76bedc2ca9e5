import { Badge, Loader } from '@mantine/core'
import { IconAlertCircle, IconCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

const tones = {
  neutral: { color: 'gray', icon: IconCircle },
  busy: { color: 'ink', icon: null },
  later: { color: 'gray', icon: IconClock },
  waiting: { color: 'yellow', icon: IconClock },
  good: { color: 'green', icon: IconCircleCheck },
  bad: { color: 'red', icon: IconAlertCircle },
}

export type Tone = keyof typeof tones

/** A status in words, with an icon and a colour. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { color, icon } = tones[tone]
  const short = typeof children === 'string' && children.length < 16 // stays on one line where a column is narrow
  return (
    <Badge
      color={color}
      styles={{ label: { whiteSpace: short ? 'nowrap' : undefined } }}
      leftSection={icon === null ? <Loader aria-hidden="true" /> : <Icon of={icon} size="sm" />}
    >
      {children}
    </Badge>
  )
}
