import { Box, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { YearFigure } from '../../shared/site/site-text'
import styles from './site.module.css'
import { strip } from './strip'

const figures: { id: string; worth: ReactNode; what: ReactNode }[] = [
  {
    id: 'eerste schijf',
    worth: <YearFigure of="first_bracket_percent" />,
    what: (
      <>
        terug van de eerste <YearFigure of="first_bracket_limit" /> aan S&amp;O-kosten: loon en andere kosten van speur-
        en ontwikkelingswerk. Daarboven <YearFigure of="second_bracket_percent" />.
      </>
    ),
  },
  {
    id: 'starters',
    worth: <YearFigure of="first_bracket_starter_percent" />,
    what: 'terug over datzelfde deel als je bedrijf als starter telt, tot drie jaar lang.',
  },
  {
    id: 'voorbeeld',
    worth: (
      <>
        tot <YearFigure of="benefit_of_250k" />
      </>
    ),
    what: <>terug op {'€\u00a0250.000'} aan S&amp;O-kosten, voor wie geen starter is.</>,
  },
]

/** What the WBSO is worth, in figures of the newest year. */
export const Benefits = () => (
  <Box
    component="section"
    bg="ink.9"
    c="ink.1"
    px="var(--wbso-side)"
    py="var(--wbso-band)"
    style={{ colorScheme: 'light' }} // it is dark in both themes
    aria-labelledby="voordeel"
  >
    <Stack gap="var(--wbso-gap)">
      <Title order={2} c="white" id="voordeel">
        Wat de WBSO oplevert in <YearFigure of="year" />
      </Title>
      <ul className={`${styles.columns} ${styles.strip}`} ref={strip} aria-labelledby="voordeel">
        {figures.map(({ id, worth, what }) => (
          <li key={id}>
            <Text component="strong" variant="amount" display="block" fz="h1" mih="1.2em" c="orange.3">
              {worth}
            </Text>
            <Text mt="xs" fz="inherit">
              {what}
            </Text>
          </li>
        ))}
      </ul>
      <Text variant="reading" c="ink.2" fz="sm">
        Vuistregel: de WBSO scheelt 30 tot 50% van wat speur- en ontwikkelingswerk kost. Werk je als zelfstandige zonder
        personeel, dan gaat er <YearFigure of="self_employed_deduction" /> van je winst af voordat je belasting betaalt,
        vanaf 500 S&amp;O-uren per jaar.
      </Text>
    </Stack>
  </Box>
)
