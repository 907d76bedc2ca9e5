import { Box, Stack } from '@mantine/core'
import { useSiteWord } from '../../shared/site/site-text'
import example from './example.json'
import { ExampleLink } from './example-link'
import styles from './sample-paper.module.css'

const facts = [
  ['Aanvrager', example.company],
  ['Omvang', example.hours],
] as const

/** A picture of the first page of the example, which opens it. */
export function SamplePaper() {
  const brand = useSiteWord('brand')
  return (
    <Box component="figure" pos="relative" w="aside" maw="100%" mx="auto">
      <div className={styles.behind} aria-hidden="true" />
      <div className={styles.paper}>
        <Stack gap="xs" p="lg" bg="ink.9" c="ink.2">
          <Box component="span" mih="1lh" c="white" fw={700}>
            {brand}
          </Box>
          <span>WBSO-aanvraag · ontwikkelingsproject</span>
          <Box component="strong" mt="xs" c="white" fz="lg" lh={1.25}>
            {example.title}
          </Box>
        </Stack>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Box component="p" mx="lg" mt="2xs" c="ink.8" fw={650}>
          Inhoud
        </Box>
        <ol className={styles.chapters}>
          {example.chapters.map(({ title, page }) => (
            <li key={title}>
              <span>{title}</span>
              <span className={styles.dots} aria-hidden="true" />
              <span>{page}</span>
            </li>
          ))}
        </ol>
      </div>
      <Box component="figcaption" className={styles.caption} mt="md" fz="sm" fw={600} ta="center">
        <ExampleLink>Bekijk dit voorbeeld van een aanvraag</ExampleLink>
      </Box>
    </Box>
  )
}
