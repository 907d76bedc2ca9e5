import { StrictMode } from 'react'
import { ErrorBoundary } from './error-boundary'
import { ErrorScreen } from './error-screen'
import { PageAnnouncer } from './page-announcer'
import { Providers } from './providers'
import { Routing } from './router'

/**
 * The whole client inside a router. The build renders it to HTML and the browser
 * takes that over, so both render this one tree.
 */
export function App() {
  return (
    <StrictMode>
      <Providers>
        <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
          <Routing />
          <PageAnnouncer />
        </ErrorBoundary>
      </Providers>
    </StrictMode>
  )
}
