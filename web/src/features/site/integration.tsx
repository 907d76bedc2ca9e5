import { Box, Button, Paper, Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import sum from './example-sum.module.css'
import { ExpectedBadge } from './expected-badge'
import band from './promises.module.css'
import { Section } from './section'

const rows = [
  ['WARM-112', 'Filter over korte vensters', '6,5 uur'],
  ['WARM-118', 'Meetopstelling bouwen', '7 uur'],
  ['WARM-121', 'Regressie past in 256 KB', '4 uur'],
] as const

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
      text="Binnenkort koppel je je issuetracker (zoals Jira) en je codeplatform (zoals GitHub of GitLab). Dan staan je S&O-uren vanzelf bij het goede project. Nu al lees je ze in uit een bestand van Toggl Track, Clockify, Kimai of Jira."
      below={portal}
      beside="picture"
    >
      <Paper component="figure" m={0} p="lg" radius="lg" withBorder={false} shadow="md">
        <table className={sum.sum}>
          <caption className={sum.caption}>Voorbeeld van een maandrapport</caption>
          <tbody>
            {rows.map(([key, title, hours]) => (
              <tr key={key}>
                <th scope="row">
                  <Text span c="gray.6" mr="xs">
                    {key}
                  </Text>{' '}
                  {title}
                </th>
                <td>{hours}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Totaal van S. de Vries</th>
              <td>17,5 uur</td>
            </tr>
          </tfoot>
        </table>
      </Paper>
    </Section>
  </Box>
)
