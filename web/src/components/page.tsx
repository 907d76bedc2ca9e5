import { Title } from '@mantine/core'
import { type ReactNode, type Ref, useId } from 'react'
import { Frame } from './frame'
import styles from './page.module.css'

interface Props {
  title: string
  /** For a page that moves the focus to its heading. */
  headingRef?: Ref<HTMLHeadingElement>
  /** A quiet line about the page: a date, a number, a step. */
  meta?: ReactNode
  /** What the page is for, in a sentence or two. */
  lead?: ReactNode
  /** Whether a change of the heading and of these two lines is also said. */
  live?: boolean
  /** Whether the content uses the whole width; else it is one column, as wide as a form. */
  wide?: boolean
  /** What stands at the right of that column, and below it on small screens. */
  aside?: ReactNode
  /** Whether the aside comes first on small screens, as contents do. */
  asideFirst?: boolean
  /** What stands at the left of everything: where one is in a series of steps. */
  sidebar?: ReactNode
  children: ReactNode
}

/** Every page: the same edges, the same heading at the same height, the same widths. */
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
  const beside = aside && <div className={styles.aside}>{aside}</div>
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
              {asideFirst && beside}
              {body}
              {!asideFirst && beside}
            </div>
          ) : (
            body
          )}
        </div>
      </div>
    </Frame>
  )
}
