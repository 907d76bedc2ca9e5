import { Box, Paper, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Fact {
  name: string
  value: ReactNode
}

interface Props {
  facts: Fact[]
  /** Whether it is a part of a card, and so has no frame of its own. */
  plain?: boolean
}

/** What is known of something, in a frame: names with their values. */
export function FactList({ facts, plain = false }: Props) {
  const list = (
    <SimpleGrid
      component="dl"
      minColWidth="min(var(--wbso-tile), 100%)"
      autoFlow="auto-fit"
      spacing="xl"
      verticalSpacing="sm"
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text variant="label" component="dt">
            {name}
          </Text>
          <Box
            component="dd"
            translate={typeof value === 'string' && /\d/.test(value) ? 'no' : undefined} // figures and dates
          >
            {value}
          </Box>
        </div>
      ))}
    </SimpleGrid>
  )
  return plain ? (
    list
  ) : (
    <Paper px="ml" py="md">
      {list}
    </Paper>
  )
}
