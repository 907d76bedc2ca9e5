import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { cssVariables, theme } from '../app/theme'
import { newQueryClient } from '../lib/query-client'

/** The contexts that screens use, with a new query client. */
function inApp(path: string) {
  const queryClient = newQueryClient()
  return ({ children }: { children: ReactNode }) => (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  )
}

export const renderInApp = (children: ReactNode, path = '/') => render(children, { wrapper: inApp(path) })

export const renderHookInApp = <Result, Props>(hook: (props: Props) => Result, initialProps: Props) =>
  renderHook(hook, { initialProps, wrapper: inApp('/') })
