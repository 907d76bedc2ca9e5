import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { newQueryClient } from '../lib/query-client'
import { CompanySelectionProvider } from './company-selection-provider'
import { cssVariables, theme } from './theme'

/** The contexts that screens use. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      forceColorScheme="light"
    >
      <QueryClientProvider client={queryClient}>
        <CompanySelectionProvider>
          <BrowserRouter>{children}</BrowserRouter>
        </CompanySelectionProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
