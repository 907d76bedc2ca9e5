import type { ReactNode } from 'react'
import { usePageTitle } from '../../shared/site/use-page-title'
import { AsideCard } from '../../ui/aside-card'
import { Page } from '../../ui/page'
import styles from './article.module.css'

export interface Chapter {
  id: string
  title: string
  body: ReactNode
}

interface Props {
  title: string
  /** When the text began to count, and whatever else is said about it in a line. */
  meta?: string
  lead: string
  /** What one can do with the text as a whole. */
  actions?: ReactNode
  chapters: Chapter[]
}

/** A legal text with a table of contents. The hash of the address can name a chapter. */
export function LegalPage({ title, meta, lead, actions, chapters }: Props) {
  usePageTitle(title)

  const contents = (
    <AsideCard title="Inhoud" as="nav">
      <ol className={styles.contents}>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a href={`#${chapter.id}`}>{chapter.title}</a>
          </li>
        ))}
      </ol>
    </AsideCard>
  )
  return (
    <Page title={title} meta={meta} lead={lead} reading aside={contents} asideFirst>
      {actions}
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
    </Page>
  )
}
