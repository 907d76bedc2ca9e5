import type { Outcome } from './use-outcome'

/** The outcome of a payment in words. */
export const outcomeWords: Record<Outcome, { title: string; text: string }> = {
  waiting: {
    title: 'We verwerken je betaling',
    text: 'We wachten op bericht van de betaalprovider. Dat duurt meestal een paar seconden.',
  },
  late: {
    title: 'Je betaling wordt nog verwerkt',
    text: 'Dit duurt langer dan normaal. Je hoeft niet opnieuw te betalen: zodra de betaling binnen is, staat hij bij Mijn aanvragen op Betaald. Deze pagina mag je sluiten.',
  },
  paid: {
    title: 'Bedankt voor de betaling.',
    text: 'De WBSO-aanvraag is succesvol verwerkt.',
  },
  failed: {
    title: 'De betaling is niet gelukt',
    text: 'Betaling mislukt. Probeer het opnieuw of kies een andere betaalmethode.',
  },
  cancelled: {
    title: 'De betaling is geannuleerd',
    text: 'Je betaling is geannuleerd, er is niets afgeschreven.',
  },
}
