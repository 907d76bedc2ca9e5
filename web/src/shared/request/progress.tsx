import { Box, Group, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { isMade } from './next-action'

interface Request {
  status: string
  payment_status: string
  /** How many questions of RVO the application leaves open. */
  question_count: number
  /** The day on which it was filed, or null. */
  filed: string | null
}

/** Returns the four steps to a filed application, and whether each is done. What is filed has been through all. */
export function stepsOf(request: Request): { name: string; done: boolean }[] {
  const filed = request.filed !== null
  const made = isMade(request)
  return [
    { name: 'Tekst', done: filed || made },
    { name: 'Betaald', done: filed || request.payment_status === 'paid' },
    { name: 'Afgemaakt', done: filed || (made && request.question_count === 0) },
    { name: 'Ingediend', done: filed },
  ]
}

const line = (colour: string) => ({ borderTop: `3px solid var(--mantine-color-${colour})` })

/** How far a request is, in four steps. */
export const RequestProgress = ({ request }: { request: Request }) => (
  <Group
    component="ol"
    role="list"
    gap="2xs"
    m={0}
    p={0}
    maw="var(--wbso-aside)"
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
        {name} {done && <IconCheck size={12} stroke={3} aria-hidden="true" />}
        <VisuallyHidden>{done ? '(klaar)' : '(nog niet)'}</VisuallyHidden>
      </Box>
    ))}
  </Group>
)
