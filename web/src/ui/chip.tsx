import { Loader } from '@mantine/core'
import { IconAlertCircle, IconCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

export type Tone = 'neutral' | 'busy' | 'waiting' | 'good' | 'bad'

const icons = { neutral: IconCircle, waiting: IconClock, good: IconCircleCheck, bad: IconAlertCircle }

function Icon({ tone }: { tone: Tone }) {
  if (tone === 'busy') return <Loader size={14} color="ink.7" aria-hidden="true" />
  const Drawn = icons[tone]
  return <Drawn className={styles.icon} size={16} stroke={2} aria-hidden="true" />
}

/** A status in words, with an icon and a colour. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon tone={tone} />
      <span>{children}</span>
    </span>
  )
}
