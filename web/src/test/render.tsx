import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { cssVariables, theme } from '../app/theme'
import { newQueryClient } from '../lib/query-client'

/** Renders with everything that screens find around them. */
export function renderInApp(children: ReactNode, path = '/') {
  return render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}
