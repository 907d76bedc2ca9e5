import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../../ui/icon'
import { SamplePaper } from './sample-paper'
import { Section } from './section'
import styles from './site.module.css'

const contents = [
  'Je project in de volgorde van het RVO-formulier, met de lengte per antwoord',
  'Knelpunten, oplossingen en technische nieuwheid, in jouw eigen zinnen',
  'Wat je nog moet beantwoorden, op een rij',
  'Een handleiding om zelf in te dienen, en tot wanneer dat kan',
]

const list = (
  <>
    <ul className={styles.list}>
      {contents.map((text) => (
        <li key={text}>
          <Icon of={IconCheck} />
          {text}
        </li>
      ))}
    </ul>
    <Text variant="quiet">
      RVO beslist over je aanvraag. Wij zorgen dat je hem goed voorbereid indient; een toekenning kan niemand beloven.
    </Text>
  </>
)

/** What the document contains, with a small picture of it. */
export const PaperSection = () => (
  <Section id="resultaat" title="Dit krijg je: één document waarmee je zelf indient" below={list} beside="picture">
    <SamplePaper />
  </Section>
)
