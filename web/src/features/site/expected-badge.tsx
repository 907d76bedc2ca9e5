import { Badge } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'

/** Marks what is still to come. */
export const ExpectedBadge = ({ children }: { children: ReactNode }) => (
  <Badge color="gray" leftSection={<Icon of={IconClock} size="xs" />}>
    {children}
  </Badge>
)
