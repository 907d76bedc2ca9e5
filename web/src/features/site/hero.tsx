import { Box, Stack, Text, Title } from '@mantine/core'
import { ProjectForm } from './project-form'
import { SampleVerdict } from './sample-verdict'
import styles from './site.module.css'

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
