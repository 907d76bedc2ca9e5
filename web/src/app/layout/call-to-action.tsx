import { Box, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'

/** The banner above the footer: the one next step, from every page. */
export const CallToAction = () => (
  <Box
    component="aside"
    bg="ink.8"
    px="var(--wbso-side)"
    py={{ base: 'lg', xs: 'xl' }}
    style={{ colorScheme: 'light' }}
    aria-label="Beginnen"
  >
    <Group justify="space-between" gap="var(--wbso-gap)">
      <div>
        <Text variant="heading" c="white" fz="xl" lh={1.25} textWrap="balance">
          Zie vandaag nog waar je project staat
        </Text>
        <Text c="ink.1">Drie korte teksten, meteen een oordeel. Je betaalt pas als je aanvraag klaarstaat.</Text>
      </div>
      <Button component={Link} to={paths.newRequest} variant="accent" size="md">
        Begin aan je aanvraag
      </Button>
    </Group>
  </Box>
)
