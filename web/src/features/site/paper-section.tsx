import { Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import styles from './paper-section.module.css'
import { SamplePaper } from './sample-paper'

const contents = [
  'Je project in de woorden en de volgorde van het RVO-formulier, met de lengte per antwoord',
  'Fasering, knelpunten, oplossingsrichtingen en technische nieuwheid, geordend uit jouw teksten',
  'Wat je nog moet beantwoorden, los op een rij, zodat je niets verzonnen indient',
  'Een handleiding om zelf in te dienen, en tot wanneer dat kan',
]

/** What the document contains, with a small picture of it. */
export function PaperSection() {
  return (
    <section className={styles.section} aria-labelledby="resultaat">
      <div>
        <Title order={2} id="resultaat">
          Dit krijg je: één document waarmee je zelf indient
        </Title>
        <ul className={styles.list}>
          {contents.map((text) => (
            <li key={text} className={styles.item}>
              <IconCheck className={styles.check} size={20} stroke={2.25} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          RVO beslist over je aanvraag. Wij zorgen dat je hem goed voorbereid indient; een toekenning kan niemand
          beloven.
        </p>
      </div>
      <SamplePaper />
    </section>
  )
}
