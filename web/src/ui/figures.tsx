import { Paper, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'

export interface Figure {
  name: string
  value: ReactNode
}

/** A row of cards, each with one large figure. */
export const Figures = ({ figures }: { figures: Figure[] }) => (
  <SimpleGrid component="dl" minColWidth="min(var(--wbso-figure), 100%)" autoFlow="auto-fit">
    {figures.map(({ name, value }) => (
      <Paper
        key={name}
        display="grid"
        px="ml"
        py="md"
        style={{ alignContent: 'space-between', gap: 'var(--mantine-spacing-2xs)' }}
      >
        <Text variant="label" component="dt">
          {name}
        </Text>
        <Text variant="figure" component="dd" translate="no" fz="2xl" lh={1.2} lts="-0.02em">
          {value}
        </Text>
      </Paper>
    ))}
  </SimpleGrid>
)
