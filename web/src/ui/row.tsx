import { Fieldset, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** What it is called above its fields. */
  title: string
  /** What it is called for screen readers, if more. */
  name?: string
  /** Its place among the others, by which a list finds it. */
  at?: number
  /** Beside the title: the buttons that move and remove it. */
  tools: ReactNode
  children: ReactNode
}

/** One of several things of the same kind that one fills in. */
export const Row = ({ title, name = title, at, tools, children }: Props) => (
  <Fieldset aria-label={name} p="md" bg="var(--wbso-surface)" data-row={at}>
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Text variant="heading" size="md">
          {title}
        </Text>
        {tools}
      </Group>
      {children}
    </Stack>
  </Fieldset>
)
