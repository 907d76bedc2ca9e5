import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** Buttons in a row. Put the likeliest first. */
export const Actions = ({ children }: { children: ReactNode }) => <Group gap="sm">{children}</Group>
