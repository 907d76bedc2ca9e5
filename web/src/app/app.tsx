import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { Providers } from './providers'

/** The whole client around its router. The build renders it to HTML and the browser takes that over, so both render this one tree. */
export const App = ({ queries, children }: { queries: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <Providers queries={queries}>{children}</Providers>
  </StrictMode>
)
