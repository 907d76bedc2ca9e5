import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'

/** For whom would rather talk first. */
export const ContactOffer = () => (
  <Paper
    component="section"
    withBorder={false}
    bg="ink.1"
    p={{ base: 'ml', xs: 'lg' }}
    radius="lg"
    mx="var(--wbso-side)"
    mb="var(--wbso-band)"
    aria-labelledby="klaar"
  >
    <Group justify="space-between" gap="var(--wbso-gap)">
      <div>
        <Title order={2} id="klaar">
          Klaar om te starten?
        </Title>
        <Text variant="reading" c="gray.8">
          Twijfel je of je project past? Leg het ons voor: je krijgt meestal binnen één werkdag antwoord.
        </Text>
      </div>
      <Button component={Link} to={paths.contact} variant="default" size="md">
        Neem contact op
      </Button>
    </Group>
  </Paper>
)
