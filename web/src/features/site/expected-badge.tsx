import { Badge } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Marks what is still to come. */
export const ExpectedBadge = ({ children }: { children: ReactNode }) => (
  <Badge color="gray" leftSection={<IconClock size={14} stroke={2} aria-hidden="true" />}>
    {children}
  </Badge>
)
