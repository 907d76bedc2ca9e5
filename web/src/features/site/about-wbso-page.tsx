import { Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../api/use-page-title'
import { dutchNumber } from '../../lib/dutch-number'
import { paths } from '../../lib/paths'
import styles from './article.module.css'

const euros = (cents: number): string => `€\u00a0${dutchNumber(cents / 100)}`

export default function AboutWbsoPage() {
  usePageTitle('Wat is de WBSO?')
  const figures = useSite()?.wbso.at(-1)
  return (
    <div className={styles.page}>
      <Title order={1}>Wat is de WBSO?</Title>
      <p className={styles.lead}>
        De WBSO is de Nederlandse regeling die speur- en ontwikkelingswerk goedkoper maakt, voor bedrijven van elke
        grootte en voor zelfstandigen.
      </p>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2>Hoe het werkt</h2>
          <p>
            Ontwikkel je een product, een productieproces of programmatuur die technisch nieuw is voor jouw bedrijf, dan
            draag je met de WBSO minder loonheffing af. Zelfstandigen krijgen een aftrek op hun winst. Je vraagt de WBSO
            vooraf aan bij RVO, voor een periode van 3 tot 12 maanden, en als werkgever hooguit vier keer per jaar.
          </p>
          {figures && (
            <>
              <h2>De cijfers van {figures.year}</h2>
              <p>
                In {figures.year} is het voordeel {figures.first_bracket_percent}% van je S&amp;O-kosten tot{' '}
                {euros(figures.first_bracket_limit)} en {figures.second_bracket_percent}% daarboven. Starters krijgen{' '}
                {figures.first_bracket_starter_percent}% over die eerste schijf. Zelfstandigen die minstens 500 uur aan
                speur- en ontwikkelingswerk doen, trekken {euros(figures.self_employed_deduction)} af, en starters{' '}
                {euros(figures.self_employed_starter_extra)} extra.
              </p>
            </>
          )}
          <p>
            RVO beslist over elke aanvraag. Daarbij telt vooral of duidelijk is welk technisch probleem je oplost, en
            wat je vooraf nog niet weet. Precies daar helpen we je bij.
          </p>
          <div className={styles.actions}>
            <Button component={Link} to={paths.newRequest}>
              Beschrijf je project
            </Button>
            <Button component={Link} to={paths.faq} variant="default">
              Veelgestelde vragen
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
