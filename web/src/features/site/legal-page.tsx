import { Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { usePageTitle } from '../../api/use-page-title'
import styles from './article.module.css'

export interface Chapter {
  id: string
  title: string
  body: ReactNode
}

interface Props {
  title: string
  lead: string
  /** When the text was last changed, in words. */
  updated: string
  chapters: Chapter[]
}

/** A legal text with its contents. An address with a chapter in it shows that chapter. */
export function LegalPage({ title, lead, updated, chapters }: Props) {
  usePageTitle(title)

  useEffect(() => {
    const { hash } = window.location
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <div className={styles.page}>
      <Title order={1}>{title}</Title>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.updated}>Laatst gewijzigd op {updated}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="inhoudsopgave">
          <h2 id="inhoudsopgave">Inhoud</h2>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {chapters.map((chapter, i) => (
            <section key={chapter.id} aria-labelledby={chapter.id}>
              <h2 id={chapter.id}>
                {i + 1}. {chapter.title}
              </h2>
              {chapter.body}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
