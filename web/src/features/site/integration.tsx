import { Box, Button, Paper, Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { Sum } from '../../ui/sum'
import { ExpectedBadge } from './expected-badge'
import band from './promises.module.css'
import { Section } from './section'

const rows = [
  { key: 'WARM-112', title: 'Filter over korte vensters', amount: '6,5 uur' },
  { key: 'WARM-118', title: 'Meetopstelling bouwen', amount: '7 uur' },
  { key: 'WARM-121', title: 'Regressie past in 256 KB', amount: '4 uur' },
].map(({ key, title, amount }) => ({
  words: (
    <>
      <Text variant="lead" span mr="xs">
        {key}
      </Text>{' '}
      {title}
    </>
  ),
  amount,
}))

const portal = (
  <Button component={Link} to={paths.portal} variant="default" size="md">
    Naar het portaal
  </Button>
)

/** The link with project tools, which is still to come, with a picture of it. */
export const Integration = () => (
  <Box className={band.band}>
    <Section
      id="koppelingen"
      before={<ExpectedBadge>Binnenkort</ExpectedBadge>}
      title="Uren uit de tools waar je al mee werkt"
      text="Binnenkort koppel je een issuetracker (zoals Jira) en een codeplatform (zoals GitHub): dan staan je S&O-uren vanzelf bij het goede project. Nu al lees je ze in uit een bestand van Toggl Track, Clockify, Kimai of Jira."
      below={portal}
      beside="picture"
    >
      <Paper component="figure" visibleFrom="xs" p="lg" radius="lg" withBorder={false} shadow="md">
        <Sum
          caption="Voorbeeld van een maandrapport"
          lines={rows}
          total={{ words: 'Totaal van S. de Vries', amount: '17,5 uur' }}
        />
      </Paper>
    </Section>
  </Box>
)
