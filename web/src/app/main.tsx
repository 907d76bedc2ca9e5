import './styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeResetCode } from '../lib/reset-code'
import { ErrorBoundary } from './error-boundary'
import { ErrorScreen } from './error-screen'
import { PageAnnouncer } from './page-announcer'
import { Providers } from './providers'
import { Router } from './router'
import { StructuredData } from './structured-data'

takeResetCode()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <Providers>
      <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
        <Router />
        <PageAnnouncer />
        <StructuredData />
      </ErrorBoundary>
    </Providers>
  </StrictMode>,
)
