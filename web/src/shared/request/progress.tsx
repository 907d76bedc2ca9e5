import { Box, Group, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../../ui/icon'
import { type Standing, stepsOf } from './next-action'

/** The line above a step. It is dotted while the step is not done. */
const line = (done: boolean) => ({
  borderTop: done ? '3px solid var(--mantine-color-green-6)' : '3px dotted var(--mantine-color-gray-4)',
})

interface Props {
  request: Standing
  /** Whether only screen readers read the names of the steps, as in a list. */
  compact?: boolean
  /** The step at which one is. */
  current?: string
}

/** How far a request is, in four steps. */
export const RequestProgress = ({ request, compact = false, current }: Props) => (
  <Group component="ol" role="list" gap={compact ? '2xs' : 'xs'} maw="aside" fz="xs" aria-label="Voortgang">
    {stepsOf(request).map(({ name, done }) => (
      <Box
        key={name}
        component="li"
        flex="1 0 auto"
        pt="3xs"
        c={name === current ? 'ink.8' : done ? 'green.8' : 'gray.6'}
        fw={done || name === current ? 600 : 400}
        td={name === current ? 'underline' : undefined}
        aria-current={name === current ? 'step' : undefined}
        w={compact ? 'md' : undefined}
        title={compact ? name : undefined}
        style={line(done)}
      >
        {compact ? <VisuallyHidden>{name} </VisuallyHidden> : `${name} `}
        {done && !compact && <Icon of={IconCheck} size="xs" />}
        <VisuallyHidden>{done ? '(klaar)' : '(nog niet)'}</VisuallyHidden>
      </Box>
    ))}
  </Group>
)
