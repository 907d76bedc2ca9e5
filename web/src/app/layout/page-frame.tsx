import { Component, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Consent } from '../../features/consent/consent'
import { reportCrash } from '../../lib/crash-report'
import { paths } from '../../lib/paths'
import { contentId } from '../use-page-change'
import { ArrivalMessage } from './arrival-message'
import styles from './page-frame.module.css'

/** Names the page of a path. The tabs of the profile are one page: they keep the focus and what is on the screen. */
const pageOf = (pathname: string): string => (pathname.startsWith(`${paths.profile}/`) ? paths.profile : pathname)

/** Leaves out what fails: nobody misses it on the page. */
class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: Error) {
    reportCrash('render', error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** What all layouts share: skip link, header, the message of the previous page, the page, footer. */
export function PageFrame({ header, footer }: { header: ReactNode; footer: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`} data-on-screen>
        Naar de inhoud
      </a>
      <Optional>
        <Consent />
      </Optional>
      {header}
      <main className={styles.main} id={contentId} tabIndex={-1}>
        <Optional>
          <ArrivalMessage />
        </Optional>
        <Outlet key={pageOf(pathname)} />
      </main>
      {footer}
    </>
  )
}
