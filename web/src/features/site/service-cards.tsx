import { Box, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { Icon } from '../../ui/icon'
import { ExpectedBadge } from './expected-badge'
import { type Service, services } from './services-list'
import styles from './site.module.css'

const actions: Record<Service['id'], { to: string; label: string }> = {
  standard: { to: paths.newRequest, label: 'Start je aanvraag' },
  'no-cure-no-pay': { to: paths.contact, label: 'Neem contact op' },
}

interface Props {
  /** The level below the heading above them. */
  heading: 2 | 3
  /** Whether they are in a row on phones. */
  strip?: boolean
}

/** The services with their contents and prices. */
export function ServiceCards({ heading, strip = false }: Props) {
  return (
    <Box className={`${styles.columns} ${strip ? styles.strip : ''}`} __vars={{ '--column': '20rem' }}>
      {services.map(({ id, title, price, terms, vat, expected, includes }) => (
        <Paper key={id} component="article" p={{ base: 'ml', xs: 'lg' }} radius="lg">
          <Stack align="flex-start" h="100%">
            <Title order={heading} size="h3">
              {title} {expected && <ExpectedBadge>Wordt verwacht</ExpectedBadge>}
            </Title>
            <Text variant="lead" fz="inherit">
              <Text component="strong" variant="amount" display="block" fz="h1">
                {price}
              </Text>{' '}
              {terms}
              <br />
              {vat}
            </Text>
            <ul className={styles.list}>
              {includes.map((line) => (
                <li key={line}>
                  <Icon of={IconCheck} />
                  {line}
                </li>
              ))}
            </ul>
            <Button
              component={Link}
              to={actions[id].to}
              variant={expected ? 'default' : 'filled'}
              size="md"
              mt="auto"
              w={{ base: '100%', xs: 'auto' }}
            >
              {actions[id].label}
            </Button>
          </Stack>
        </Paper>
      ))}
    </Box>
  )
}
