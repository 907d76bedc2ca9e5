import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './aside-card.module.css'

interface Props {
  title: string
  as?: 'section' | 'nav'
  children: ReactNode
}

/** What stands beside the content of a page, under a heading of its own. */
export function AsideCard({ title, as: Element = 'section', children }: Props) {
  const id = useId()
  return (
    <Element className={styles.card} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </Element>
  )
}
