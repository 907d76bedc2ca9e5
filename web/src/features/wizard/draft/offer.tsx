import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Actions } from '../../../ui/actions'
import { Notice } from '../../../ui/notice'

/** A notice about drafts, with buttons. */
export const Offer = ({ text, children }: { text: string; children: ReactNode }) => (
  <Notice tone="info">
    <Stack gap="sm">
      <p>{text}</p>
      <Actions>{children}</Actions>
    </Stack>
  </Notice>
)
