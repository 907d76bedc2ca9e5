import type { Verdict } from '../../lib/rules/verdict'
import { VerdictCard } from '../../shared/evaluation/verdict-card'
import styles from './sample-verdict.module.css'

const text =
  'Wij ontwikkelen een algoritme dat trillingen van 400 pompen vergelijkt, zodat lagerschade twee weken vooraf zichtbaar wordt.'

const verdict: Verdict = {
  isGoodEnough: false,
  isWbsoEligible: true,
  suggestions: '',
  criteria: [
    { name: 'Wat je ontwikkelt', met: true, hint: '' },
    { name: 'Waarvoor het dient', met: true, hint: '' },
    {
      name: 'Technische onzekerheid',
      met: false,
      hint: '',
      question: 'Wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom?',
      example: 'Het is onzeker of dit ook lukt bij wisselend toerental.',
    },
  ],
}

/** Shows a visitor what a verdict looks like. */
export function SampleVerdict() {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>Voorbeeld van een beoordeling</figcaption>
      <blockquote className={styles.text}>{text}</blockquote>
      <VerdictCard verdict={verdict} />
    </figure>
  )
}
