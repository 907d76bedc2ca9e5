import { Box, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconBolt, IconChecklist, IconReceiptEuro } from '@tabler/icons-react'
import { Icon } from '../../ui/icon'
import band from './promises.module.css'
import styles from './site.module.css'
import { strip } from './strip'

const promises = [
  {
    icon: IconBolt,
    title: 'Snel',
    text: 'De eerste versie staat binnen enkele minuten klaar. Elke tekst krijgt meteen een oordeel, met een vraag en een voorbeeldzin bij wat er mist.',
  },
  {
    icon: IconChecklist,
    title: 'Compleet',
    text: 'We vragen alles wat RVO vraagt, in de volgorde van het formulier, en zeggen erbij wat nog openstaat.',
  },
  {
    icon: IconReceiptEuro,
    title: 'Transparant',
    text: 'Eén vaste prijs per project en geen verborgen kosten. Je ziet een voorbeeld van je aanvraag voordat je betaalt.',
  },
]

/** Three promises, each with a sentence. */
export const Promises = () => (
  <Box
    component="section"
    className={band.band}
    px="var(--wbso-side)"
    py={{ base: 'ml', xs: 'xl' }}
    aria-labelledby="beloften"
  >
    <VisuallyHidden>
      <h2 id="beloften">Wat je van ons mag verwachten</h2>
    </VisuallyHidden>
    <ul className={`${styles.columns} ${styles.strip}`} ref={strip} aria-labelledby="beloften">
      {promises.map(({ icon, title, text }) => (
        <li key={title} className={band.promise}>
          <Icon of={icon} size="xl" color="var(--mantine-color-ink-7)" />
          <Title order={3}>{title}</Title>
          <Text variant="lead" fz="inherit">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  </Box>
)
