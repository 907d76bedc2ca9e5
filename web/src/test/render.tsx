import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter } from 'react-router'
import { CompanySelectionProvider } from '../app/company-selection-provider'
import { theme } from '../app/theme'
import { newQueryClient } from '../lib/query-client'

/** The contexts that screens use, with a new query client. */
function inApp(at: InitialEntry) {
  const queryClient = newQueryClient()
  return ({ children }: { children: ReactNode }) => (
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <CompanySelectionProvider>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </CompanySelectionProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}

export const renderInApp = (children: ReactNode, at: InitialEntry = '/') => render(children, { wrapper: inApp(at) })

export const renderHookInApp = <Result, Props>(hook: (props: Props) => Result, initialProps: Props) =>
  renderHook(hook, { initialProps, wrapper: inApp('/') })
