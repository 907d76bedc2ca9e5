import { VisuallyHidden } from '@mantine/core'
import { IconBolt, IconChecklist, IconReceiptEuro } from '@tabler/icons-react'
import styles from './promises.module.css'

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
    text: 'Eén vaste prijs en geen verborgen kosten. Je ziet een voorbeeld van je aanvraag voordat je betaalt.',
  },
]

/** Three promises, each with a sentence. */
export function Promises() {
  return (
    <section className={styles.band} aria-labelledby="beloften">
      <VisuallyHidden>
        <h2 id="beloften">Wat je van ons mag verwachten</h2>
      </VisuallyHidden>
      <ul className={styles.list}>
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <Icon className={styles.icon} size={28} stroke={1.75} aria-hidden="true" />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
