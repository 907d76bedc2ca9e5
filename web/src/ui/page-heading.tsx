import { Box, Title } from '@mantine/core'
import { memo, type ReactNode, type Ref, useId } from 'react'
import styles from './page-heading.module.css'

export interface PageHeadingProps {
  title: string
  /** For a page that moves the focus to its heading. */
  headingRef?: Ref<HTMLHeadingElement>
  /** A quiet line below the heading: a date, a number, a step. */
  meta?: ReactNode
  /** A sentence or two on what the page is for. */
  lead?: ReactNode
  /** What is done with the page, at the right of its heading. */
  tools?: ReactNode
  /** Whether screen readers announce a change of the heading and of these two lines. */
  live?: boolean
}

/** The heading of a page, with what it says about itself. Typing in a form does not draw it again. */
export const PageHeading = memo(function PageHeading(props: PageHeadingProps) {
  const { title, headingRef, meta, lead, tools, live = false } = props
  const id = useId()
  return (
    <header className={styles.head} aria-live={live ? 'polite' : undefined}>
      <Title
        order={1}
        ref={headingRef}
        tabIndex={headingRef === undefined ? undefined : -1}
        aria-describedby={meta ? id : undefined}
      >
        {title}
      </Title>
      {meta && (
        <Box component="p" className={styles.meta} maw="line" fz="sm" fw={600} id={id}>
          {meta}
        </Box>
      )}
      {lead && (
        <Box component="p" className={styles.lead} maw="line" c="dimmed">
          {lead}
        </Box>
      )}
      {tools && <Box ms="auto">{tools}</Box>}
    </header>
  )
})
