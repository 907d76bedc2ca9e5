import { Alert } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const tones = {
  info: { color: 'ink', icon: IconInfoCircle },
  warning: { color: 'yellow', icon: IconAlertCircle },
  error: { color: 'red', icon: IconAlertCircle },
  good: { color: 'green', icon: IconCircleCheck },
}

interface Props {
  tone: keyof typeof tones
  children: ReactNode
}

/** A message inside a page. Screen readers announce an error at once, the others politely. */
export function Notice({ tone, children }: Props) {
  const { color, icon: Icon } = tones[tone]
  return (
    <Alert
      classNames={{ message: styles.text }}
      color={color}
      px="md"
      py="sm"
      role={tone === 'error' ? 'alert' : 'status'}
      icon={<Icon size={20} stroke={2} aria-hidden="true" />}
    >
      {children}
    </Alert>
  )
}
