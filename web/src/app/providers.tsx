import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from '../lib/query-client'
import { CompanySelectionProvider } from './company-selection-provider'
import { theme, themeVariables } from './theme'

/** The contexts that screens use, but for the router. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient)
  return (
    <MantineProvider theme={theme} cssVariablesResolver={themeVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <CompanySelectionProvider>{children}</CompanySelectionProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
