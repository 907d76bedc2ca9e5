import { Button, Group, SimpleGrid, Text } from '@mantine/core'
import { saveFile } from '../../lib/save-file'
import { CopyButton } from '../../ui/copy-button'
import { LeaveGuard } from '../../ui/leave-guard'
import { Notice } from '../../ui/notice'

interface Props {
  codes: string[]
  /** Whether the second factor was switched on with them. */
  first: boolean
  onDone: () => void
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, first, onDone }: Props) {
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <Notice tone="good">
        {first ? 'De tweede stap staat aan.' : 'Je hebt nieuwe herstelcodes. De vorige werken niet meer.'}
      </Notice>
      <Text>
        Met een herstelcode log je in als je je telefoon niet hebt. Elke code werkt één keer. Bewaar ze goed: we laten
        ze maar één keer zien.
      </Text>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing="xs" maw="form" p={0} aria-label="Herstelcodes">
        {codes.map((code) => (
          <Text key={code} component="li" ff="monospace" translate="no">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton of="herstelcodes" text={text} />
        <Button
          variant="default"
          size="xs"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'herstelcodes.txt')}
        >
          Download
        </Button>
        <Button variant="default" size="xs" onClick={() => window.print()}>
          Print
        </Button>
      </Group>
      <LeaveGuard unsaved loss="Je ziet deze herstelcodes daarna nergens meer." />
      <Group>
        <Button onClick={onDone}>Ik heb ze bewaard</Button>
      </Group>
    </>
  )
}
