import type { ReactNode } from 'react'
import { Frame } from './frame'
import styles from './page.module.css'
import { PageHeading, type PageHeadingProps } from './page-heading'
import './work-scale.css'

interface Props extends PageHeadingProps {
  /** Whether the content uses the whole width. Otherwise it is one column, as wide as a form. */
  wide?: boolean
  /** Whether the content is a text to read. Its lines are short, which leaves the aside more room. */
  reading?: boolean
  /** Whether it is a card in the middle of the page. */
  centred?: boolean
  /** At the right of that column, and below it on small screens. */
  aside?: ReactNode
  /** Whether the aside comes first on small screens, as a table of contents does. */
  asideFirst?: boolean
  /** At the left of heading and content: the steps of a form. */
  sidebar?: ReactNode
  children: ReactNode
}

/** The frame of every page: it has the edges, heading and widths that all pages share. */
export function Page({
  wide = false,
  reading = false,
  centred = false,
  aside,
  asideFirst = false,
  sidebar,
  children,
  ...heading
}: Props) {
  const body = <div className={`${styles.body} ${wide ? '' : styles.column}`}>{children}</div>
  const asideBox = <div className={styles.aside}>{aside}</div>
  return (
    <Frame>
      <div
        className={styles.page}
        data-sidebar={sidebar !== undefined || undefined}
        data-centred={centred || undefined}
      >
        {sidebar && <div className={styles.sidebar}>{sidebar}</div>}
        <div className={styles.main}>
          <PageHeading {...heading} />
          {aside ? (
            <div className={styles.columns} data-reading={reading || undefined}>
              {asideFirst && asideBox}
              {body}
              {!asideFirst && asideBox}
            </div>
          ) : (
            body
          )}
        </div>
      </div>
    </Frame>
  )
}
