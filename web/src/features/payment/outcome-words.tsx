import { Title } from '@mantine/core'
import styles from './success-view.module.css'
import type { Outcome } from './use-outcome'

const titles: Record<Outcome, string> = {
  waiting: 'We verwerken je betaling',
  late: 'Je betaling wordt nog verwerkt',
  paid: 'Bedankt voor de betaling.',
  failed: 'De betaling is niet gelukt',
}

const texts: Record<Outcome, string> = {
  waiting: 'We wachten op bericht van de betaalprovider. Dat duurt meestal een paar seconden.',
  late: 'Dit duurt langer dan normaal. Je hoeft niet opnieuw te betalen: zodra de betaling binnen is, staat bij Mijn aanvragen ‘Betaald’. Deze pagina mag je sluiten.',
  paid: 'De WBSO-aanvraag is succesvol verwerkt.',
  failed: 'Betaling mislukt. Probeer het opnieuw of kies een andere betaalmethode.',
}

/** How a payment stands, in words that are also said when they change. */
export function OutcomeWords({ outcome, number, title }: { outcome: Outcome; number: string; title: string }) {
  return (
    <div className={styles.words} aria-live="polite">
      <Title order={1}>{titles[outcome]}</Title>
      <p>{texts[outcome]}</p>
      <p className={styles.number}>
        {title} (<span className={styles.nowrap}>{number}</span>)
      </p>
    </div>
  )
}
