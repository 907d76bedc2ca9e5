import { Title } from '@mantine/core'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './part.module.css'

interface Props {
  title: string
  /** For a part that moves the focus to its heading. */
  headingRef?: Ref<HTMLHeadingElement>
  /** What one can do with it, at the right of the heading. */
  action?: ReactNode
  /** Whether its content is in a card. */
  card?: boolean
  children: ReactNode
}

/** A part of a page with its own heading. */
export function Part({ title, headingRef, action, card = false, children }: Props) {
  const id = useId()
  return (
    <section className={styles.part} data-card={card || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} size="h3" id={id} ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  )
}
