import { Title } from '@mantine/core'
import { Link } from 'react-router'
import { usePageTitle } from '../../api/use-page-title'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import styles from './faq-page.module.css'
import { standardPrice } from './services-list'

const questions = [
  {
    ask: 'Voor wie is de WBSO?',
    answer:
      'Voor bedrijven en zelfstandigen in Nederland die zelf iets ontwikkelen dat technisch nieuw voor ze is: een product, een productieproces of programmatuur.',
  },
  {
    ask: 'Wanneer moet ik aanvragen?',
    answer:
      'Als werkgever uiterlijk op de dag voordat je periode begint, altijd op de eerste van een maand. Voor een start op 1 januari is dat uiterlijk 20 december. De laatste dag voor een lopend jaar is 30 september.',
  },
  {
    ask: 'Hoe werkt het hier?',
    answer:
      'Je beschrijft je project in drie teksten en krijgt per tekst meteen een oordeel. Zijn ze goed, dan vul je de gegevens van je project en je bedrijf aan. Wij maken er een volledige aanvraag van, die je zelf bij RVO indient.',
  },
  {
    ask: 'Wat kost het?',
    answer: `Schrijven en beoordelen is gratis. De uitgewerkte aanvraag kost ${standardPrice} exclusief btw, die je betaalt nadat je een voorbeeld hebt gezien.`,
  },
  {
    ask: 'Krijg ik de WBSO zeker?',
    answer:
      'Nee, dat kan niemand beloven: RVO beslist. Ons oordeel is een eerste controle, die laat zien of je tekst de punten noemt waar RVO op let.',
  },
]

export default function FaqPage() {
  usePageTitle('Veelgestelde vragen')
  const lead = (
    <>
      De belangrijkste vragen op een rij. Er volgen er meer; staat de jouwe er niet bij,{' '}
      <Link to={paths.contact}>stel hem dan gerust</Link>.
    </>
  )
  return (
    <Page title="Veelgestelde vragen" lead={lead} wide>
      <div>
        {questions.map(({ ask, answer }) => (
          <section key={ask} className={styles.question}>
            <Title order={2} size="h3">
              {ask}
            </Title>
            <p className={styles.answer}>{answer}</p>
          </section>
        ))}
      </div>
    </Page>
  )
}
