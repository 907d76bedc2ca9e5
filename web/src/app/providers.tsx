import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CompanySelectionProvider } from './company-selection-provider'
import { theme, themeVariables } from './theme'

interface Props {
  queries: QueryClient
  children: ReactNode
}

/** The contexts that screens use, but for the router. */
export const Providers = ({ queries, children }: Props) => (
  <MantineProvider theme={theme} cssVariablesResolver={themeVariables} forceColorScheme="light">
    <QueryClientProvider client={queries}>
      <CompanySelectionProvider>{children}</CompanySelectionProvider>
    </QueryClientProvider>
  </MantineProvider>
)
