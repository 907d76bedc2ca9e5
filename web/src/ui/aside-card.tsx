import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './aside-card.module.css'

interface Props {
  title: string
  as?: 'section' | 'nav'
  children: ReactNode
}

/** A card for the aside of a page, with its own heading. */
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
