import { Box, Paper, Stack, Text, Title } from '@mantine/core'
import type { Verdict } from '../../lib/rules/verdict'
import { VerdictCard } from '../../shared/evaluation/verdict-card'
import { ProjectForm } from './project-form'
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
const SampleVerdict = () => (
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

/** What the product does, with the first question and a sample verdict. */
export function Hero() {
  return (
    <Box
      className={styles.split}
      style={{ alignItems: 'start' }}
      px="var(--wbso-side)"
      pt="var(--wbso-page-top)"
      pb="var(--wbso-band)"
    >
      <Stack gap="lg">
        <Title order={1}>Je WBSO-aanvraag, goed voorbereid</Title>
        <Text variant="lead" fz={{ base: 'md', xs: 'lg' }}>
          Ontwikkel je iets dat technisch nieuw is? Met de WBSO, een regeling van de overheid, betaal je dan minder
          belasting. Beschrijf je project in drie korte teksten en zie meteen wat er nog ontbreekt. Daarna maken we er
          een aanvraag van die je zelf indient bij RVO.
        </Text>
        <ProjectForm />
      </Stack>
      <SampleVerdict />
    </Box>
  )
}
