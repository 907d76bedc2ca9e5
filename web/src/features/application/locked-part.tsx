import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Application, Part } from '../../api/application'
import { dutchNumber } from '../../lib/dutch-number'
import { requestPaths } from '../../lib/paths'
import { questionCount } from '../../lib/question-words'
import { Icon } from '../../ui/icon'

/** What is read after payment, with the way there. */
function Locked({ number, children }: { number: string; children: ReactNode }) {
  return (
    <Paper px="lg" py="md">
      <Group gap="sm" align="start" wrap="nowrap">
        <Box c="dimmed">
          <Icon of={IconLock} size="lg" />
        </Box>
        <Stack gap="sm" align="start">
          {children}
          <Button component={Link} to={requestPaths.payment(number)} variant="default">
            Naar de betaling
          </Button>
        </Stack>
      </Group>
    </Paper>
  )
}

/** What stands in a part that is read after payment: how much, and what is still asked. */
export function LockedPart({ application, part }: { application: Application; part: Part }) {
  return (
    <Locked number={application.project_number}>
      <Text variant="heading" size="md" maw="line">
        Je leest en wijzigt dit onderdeel na betaling.
      </Text>
      <Text variant="reading">
        {part.length > 0
          ? `Er staan ${dutchNumber(part.length)} tekens in, gemaakt van je eigen teksten.`
          : part.key === 'left_out'
            ? 'Uit je teksten is niets weggelaten.'
            : 'Hier staat nog niets in.'}
        {part.questions > 0 && ` RVO wil nog ${questionCount(part.questions)} beantwoord zien. Dat kan nu al.`}
      </Text>
    </Locked>
  )
}

/** Says that there are more bottlenecks than the first. */
export function LockedBlocks({ application, count }: { application: Application; count: number }) {
  return (
    <Locked number={application.project_number}>
      <Text variant="reading">
        <strong>{count === 1 ? 'Er is nog 1 knelpunt.' : `Er zijn nog ${count} knelpunten.`}</strong> Die lees en wijzig
        je na betaling.
      </Text>
    </Locked>
  )
}
