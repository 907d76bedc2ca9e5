import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { AsideCard } from '../../ui/aside-card'
import { Page } from '../../ui/page'
import { chapters } from './about-chapters'
import styles from './article.module.css'

const contents = (
  <AsideCard title="Op deze pagina" as="nav">
    <ul className={styles.contents}>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </AsideCard>
)

export default function AboutWbsoPage() {
  usePageTitle('Wat is de WBSO?')
  return (
    <Page
      title="Wat is de WBSO?"
      lead="De WBSO is de Nederlandse regeling die speur- en ontwikkelingswerk goedkoper maakt. Je betaalt minder loonheffing over de uren waarin je iets technisch nieuws ontwikkelt."
      aside={contents}
      asideFirst
    >
      <div className={styles.chapters}>
        {chapters.map(({ id, title, Body }) => (
          <section key={id} className={styles.text}>
            <h2 id={id}>{title}</h2>
            <Body />
          </section>
        ))}
      </div>
      <Actions>
        <Button component={Link} to={paths.newRequest}>
          Beschrijf je project
        </Button>
        <Button component={Link} to={paths.faq} variant="default">
          Veelgestelde vragen
        </Button>
      </Actions>
    </Page>
  )
}
