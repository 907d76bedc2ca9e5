import { Box, Group, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../../ui/icon'
import { type Standing, stepsOf } from './next-action'

const line = (colour: string) => ({ borderTop: `3px solid var(--mantine-color-${colour})` })

/** How far a request is, in four steps. */
export const RequestProgress = ({ request }: { request: Standing }) => (
  <Group
    component="ol"
    role="list"
    gap="2xs"
    m={0}
    p={0}
    maw="aside"
    fz="xs"
    style={{ listStyle: 'none' }}
    aria-label="Voortgang"
  >
    {stepsOf(request).map(({ name, done }) => (
      <Box
        key={name}
        component="li"
        flex="1 0 auto"
        pt="3xs"
        c={done ? 'green.8' : 'gray.6'}
        fw={done ? 600 : 400}
        style={line(done ? 'green-6' : 'gray-2')}
      >
        {name} {done && <Icon of={IconCheck} size="xs" />}
        <VisuallyHidden>{done ? '(klaar)' : '(nog niet)'}</VisuallyHidden>
      </Box>
    ))}
  </Group>
)
