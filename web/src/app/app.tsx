import { type ReactNode, StrictMode } from 'react'
import { Providers } from './providers'

/** The whole client around its router. The build renders it to HTML and the browser takes that over, so both render this one tree. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <Providers>{children}</Providers>
    </StrictMode>
  )
}
