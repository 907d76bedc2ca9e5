import { Paper, Stack, Text } from '@mantine/core'
import type { Verdict } from '../../lib/rules/verdict'
import { VerdictCard } from '../../shared/evaluation/verdict-card'
import styles from './site.module.css'

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
export const SampleVerdict = () => (
  <Paper component="figure" className={styles.picture} p="md" radius="lg" withBorder={false} shadow="md">
    <Stack gap="sm">
      <Text variant="label" component="figcaption">
        Voorbeeld van een beoordeling
      </Text>
      <Paper component="blockquote" px="md" py="sm" shadow="none" c="gray.8">
        {text}
      </Paper>
      <VerdictCard verdict={verdict} />
    </Stack>
  </Paper>
)
