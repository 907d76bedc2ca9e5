import { Paper, Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  as?: 'section' | 'nav'
  children: ReactNode
}

/** A card for the aside of a page, with its own heading. */
export function AsideCard({ title, as = 'section', children }: Props) {
  const id = useId()
  return (
    <Paper component={as} px="lg" pt="ml" pb="lg" fz="sm" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  )
}
