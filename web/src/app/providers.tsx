import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ContextType, type ReactNode, useState } from 'react'
import { newQueryClient } from '../lib/query-client'
import { CompanySelectionProvider } from './company-selection-provider'
import { theme } from './theme'

const nothing = () => {}

/**
 * What Mantine's own provider gives its components. That one would write the theme's
 * variables into every page, and bring what makes them; ours are in a style sheet.
 */
const mantine: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
}

/** The contexts that screens use, but for the router. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient)
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>
        <QueryClientProvider client={queryClient}>
          <CompanySelectionProvider>{children}</CompanySelectionProvider>
        </QueryClientProvider>
      </MantineThemeProvider>
    </MantineContext>
  )
}
