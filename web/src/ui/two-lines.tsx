import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** The content of a cell with a quiet second line, if it has one. */
export const TwoLines = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <Stack gap={0} miw={0}>
    <div>{children}</div>
    {below && (
      <Text variant="quiet" component="div" size="xs">
        {below}
      </Text>
    )}
  </Stack>
)
