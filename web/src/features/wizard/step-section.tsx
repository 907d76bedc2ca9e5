import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './step-section.module.css'

/** A section of a step, with a heading. */
export function StepSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Title className={styles.title} order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}
