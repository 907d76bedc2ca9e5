import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Consent } from '../../features/consent/consent'
import { paths } from '../../lib/paths'
import { Optional } from '../optional'
import { contentId } from '../use-page-change'
import { ArrivalMessage } from './arrival-message'
import styles from './page-frame.module.css'

interface Props {
  header: ReactNode
  footer: ReactNode
}

/** Names the page of a path. The tabs of the profile are one page: they keep the focus and what is on the screen. */
const pageOf = (pathname: string): string => (pathname.startsWith(`${paths.profile}/`) ? paths.profile : pathname)

/** What all layouts share: skip link, header, the message of the previous page, the page, footer. */
export function PageFrame({ header, footer }: Props) {
  const { pathname } = useLocation()
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        Naar de inhoud
      </a>
      <Optional>
        <Consent />
      </Optional>
      {header}
      <main className={styles.main} id={contentId} tabIndex={-1}>
        <ArrivalMessage />
        <Outlet key={pageOf(pathname)} />
      </main>
      {footer}
    </>
  )
}
