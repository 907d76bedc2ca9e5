import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Actions } from './actions'
import { Page } from './page'

interface Props {
  title: string
  children: ReactNode
  /** Links and buttons, the likeliest first. */
  actions: ReactNode
}

/** A page with a message and ways to go on. */
export function MessagePage({ title, children, actions }: Props) {
  return (
    <Page title={title}>
      <Stack gap="sm" maw="line" c="dimmed">
        {children}
      </Stack>
      <Actions>{actions}</Actions>
    </Page>
  )
}
