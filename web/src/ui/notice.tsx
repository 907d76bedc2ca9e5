import { Alert } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './notice.module.css'

const tones = {
  info: { color: 'ink', icon: IconInfoCircle },
  warning: { color: 'yellow', icon: IconAlertCircle },
  error: { color: 'red', icon: IconAlertCircle },
  good: { color: 'green', icon: IconCircleCheck },
}

interface Props {
  tone: keyof typeof tones
  /** Whether it is not announced, since something else of the same moment is. */
  quiet?: boolean
  children: ReactNode
}

/** A message inside a page. Screen readers announce an error at once, the others politely. */
export function Notice({ tone, quiet = false, children }: Props) {
  const { color, icon } = tones[tone]
  const live = tone === 'error' ? 'alert' : 'status'
  return (
    <Alert
      classNames={{ message: styles.text }}
      color={color}
      px="md"
      py="sm"
      role={quiet ? 'note' : live}
      icon={<Icon of={icon} size="lg" />}
    >
      {children}
    </Alert>
  )
}
