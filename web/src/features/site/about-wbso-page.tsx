import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../api/use-page-title'
import { Actions } from '../../components/actions'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import styles from './article.module.css'
import { YearFigures } from './year-figures'

export default function AboutWbsoPage() {
  usePageTitle('Wat is de WBSO?')
  const figures = useSite()?.wbso.at(-1)
  return (
    <Page
      title="Wat is de WBSO?"
      lead="De WBSO is de Nederlandse regeling die speur- en ontwikkelingswerk goedkoper maakt, voor bedrijven van elke grootte en voor zelfstandigen."
      reading
      aside={figures && <YearFigures figures={figures} />}
    >
      <div className={styles.text}>
        <h2>Hoe het werkt</h2>
        <p>
          Ontwikkel je een product, een productieproces of programmatuur die technisch nieuw is voor jouw bedrijf, dan
          draag je met de WBSO minder loonheffing af. Zelfstandigen krijgen een aftrek op hun winst. Je vraagt de WBSO
          vooraf aan bij RVO, voor een periode van 3 tot 12 maanden, en als werkgever hooguit vier keer per jaar.
        </p>
        <p>
          RVO beslist over elke aanvraag. Daarbij telt vooral of duidelijk is welk technisch probleem je oplost, en wat
          je vooraf nog niet weet. Precies daar helpen we je bij.
        </p>
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
