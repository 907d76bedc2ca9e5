import { Button, Group, Stack, Text } from '@mantine/core'
import type { NewPersonalToken } from '../../api/personal-tokens'
import { base } from '../../lib/send'
import { CopyButton } from '../../ui/copy-button'
import { Dialog } from '../../ui/dialog'
import { LeaveGuard } from '../../ui/leave-guard'
import { Notice } from '../../ui/notice'
import { firstPress } from '../../ui/use-once'

const Line = ({ of, children }: { of: string; children: string }) => (
  <Stack gap="xs" align="flex-start">
    <Text component="code" ff="monospace" translate="no" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
    <CopyButton of={of} text={children} />
  </Stack>
)

/** A token that was made just now, which nothing else keeps, and how to begin with it. */
export function TokenOnce({ made: { name, token }, onClose }: { made: NewPersonalToken; onClose: () => void }) {
  return (
    <Dialog title={`Token ${name} is gemaakt`} onClose={onClose}>
      {(close) => (
        <Stack mt="md">
          <Notice tone="warning">Bewaar het nu: je ziet het daarna nergens meer.</Notice>
          <Line of="token">{token}</Line>
          <Text>Zo log je ermee in op de opdrachtregel. Het token vul je daarna in.</Text>
          <Line of="opdracht">{`wbsoctl login --server ${base}`}</Line>
          <LeaveGuard unsaved loss="Je ziet dit token daarna nergens meer." />
          <Group>
            <Button onClick={firstPress(close)}>Ik heb het bewaard</Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
