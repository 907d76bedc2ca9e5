import { Box, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { Footer } from './footer'
import { PageFrame } from './page-frame'
import { ShortFooter } from './short-footer'
import { TopBar } from './top-bar'

/** Below a user's own pages, where one is to pay, download or try again: one quiet line and a short footer. */
function OwnFooter() {
  return (
    <>
      <Text component="aside" c="dimmed" size="sm" px="var(--wbso-side)" py="md" aria-label="Beginnen">
        Nog een project? <Link to={paths.newRequest}>Begin een nieuwe aanvraag</Link>
      </Text>
      <ShortFooter />
    </>
  )
}

/** The banner above the footer: the one next step, from every page. */
const CallToAction = () => (
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

interface Props {
  /** Whether the pages are the user's own. Visitors see them like all others. */
  own?: boolean
}

export function MainLayout({ own = false }: Props) {
  const user = useUser()
  const footer =
    own && user !== null ? (
      <OwnFooter />
    ) : (
      <>
        <CallToAction />
        <Footer />
      </>
    )
  return <PageFrame header={<TopBar />} footer={footer} />
}
