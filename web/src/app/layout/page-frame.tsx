import { type ReactNode, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Consent } from '../../features/consent/consent'
import { paths } from '../../lib/paths'
import { ErrorBoundary } from '../error-boundary'
import { ErrorScreen } from '../error-screen'
import { contentId } from '../use-page-change'
import { ArrivalMessage } from './arrival-message'
import styles from './page-frame.module.css'
import { PageLoading } from './page-loading'

interface Props {
  header: ReactNode
  footer: ReactNode
}

/** Names the page of a path. The tabs of the profile are one page: they keep the focus and what is on the screen. */
const pageOf = (pathname: string): string => (pathname.startsWith(`${paths.profile}/`) ? paths.profile : pathname)

/** What all layouts share: skip link, header, the message of the previous page, the page with its error screen, footer. */
export function PageFrame({ header, footer }: Props) {
  const { pathname } = useLocation()
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        Naar de inhoud
      </a>
      <ErrorBoundary fallback={() => null}>
        <Consent />
      </ErrorBoundary>
      {header}
      <main className={styles.main} id={contentId} tabIndex={-1}>
        <ArrivalMessage />
        <ErrorBoundary at={pathname} fallback={(error) => <ErrorScreen error={error} />}>
          <Suspense key={pageOf(pathname)} fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer}
    </>
  )
}
