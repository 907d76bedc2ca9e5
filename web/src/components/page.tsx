import { Title } from '@mantine/core'
import { type ReactNode, type Ref, useId } from 'react'
import { Frame } from './frame'
import styles from './page.module.css'

interface Props {
  title: string
  /** For a page that moves the focus to its heading. */
  headingRef?: Ref<HTMLHeadingElement>
  /** A quiet line below the heading: a date, a number, a step. */
  meta?: ReactNode
  /** A sentence or two on what the page is for. */
  lead?: ReactNode
  /** Whether screen readers announce a change of the heading and of these two lines. */
  live?: boolean
  /** Whether the content uses the whole width. Otherwise it is one column, as wide as a form. */
  wide?: boolean
  /** At the right of that column, and below it on small screens. */
  aside?: ReactNode
  /** Whether the aside comes first on small screens, as a table of contents does. */
  asideFirst?: boolean
  /** At the left of heading and content: the steps of a form. */
  sidebar?: ReactNode
  children: ReactNode
}

/** The frame of every page: it has the edges, heading and widths that all pages share. */
export function Page(props: Props) {
  const {
    title,
    headingRef,
    meta,
    lead,
    live = false,
    wide = false,
    aside,
    asideFirst = false,
    sidebar,
    children,
  } = props
  const metaId = useId()
  const body = <div className={`${styles.body} ${wide || aside ? '' : styles.column}`}>{children}</div>
  const asideBox = aside && <div className={styles.aside}>{aside}</div>
  return (
    <Frame>
      <div className={styles.page} data-sidebar={sidebar !== undefined || undefined}>
        {sidebar && <div className={styles.sidebar}>{sidebar}</div>}
        <div className={styles.main}>
          <header className={styles.head} aria-live={live ? 'polite' : undefined}>
            <Title
              className={styles.title}
              order={1}
              ref={headingRef}
              tabIndex={headingRef === undefined ? undefined : -1}
              aria-describedby={meta ? metaId : undefined}
            >
              {title}
            </Title>
            {meta && (
              <p className={styles.meta} id={metaId}>
                {meta}
              </p>
            )}
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          {aside ? (
            <div className={styles.columns}>
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
