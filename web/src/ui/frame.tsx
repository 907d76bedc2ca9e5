import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

/** The edges of a page. Use `Page` for a page with a heading. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Box px="var(--wbso-side)" pt="var(--wbso-page-top)" pb="2xl">
    {children}
  </Box>
)
