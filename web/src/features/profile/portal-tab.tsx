import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'

/** The way to the portal. */
export default function PortalTab() {
  return (
    <section>
      <Stack>
        <Title order={2}>Mijn portaal</Title>
        <Paper p="lg">
          <Group justify="space-between">
            <div>
              <strong>Projectbeheer</strong>
              <Text variant="lead">Je projecten, medewerkers en uren.</Text>
            </div>
            <Button component={Link} to={paths.portal}>
              Ga naar Portaal
            </Button>
          </Group>
        </Paper>
      </Stack>
    </section>
  )
}
