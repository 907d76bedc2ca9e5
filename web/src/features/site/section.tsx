import { Box, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './site.module.css'

interface Props {
  id: string
  title: ReactNode
  text?: ReactNode
  /** What stands before the title. */
  before?: ReactNode
  /** What stands below the text, at the left of the rest. */
  below?: ReactNode
  /** What the rest is that stands beside the words. */
  beside?: 'picture' | 'list'
  children: ReactNode
}

/** A section of home: a title with a text, and the rest below or beside them. */
export function Section({ id, title, text, before, below, beside, children }: Props) {
  return (
    <Box
      component="section"
      className={beside && styles.split}
      mod={{ list: beside === 'list' }}
      px="var(--wbso-side)"
      py="var(--wbso-band)"
      aria-labelledby={id}
    >
      <Stack align="flex-start" mb={beside ? undefined : { base: 'md', xs: 'lg' }}>
        {before}
        <Title order={2} id={id}>
          {title}
        </Title>
        {text && <Text variant="lead">{text}</Text>}
        {below}
      </Stack>
      {children}
    </Box>
  )
}
