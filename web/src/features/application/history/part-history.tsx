import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { knownApplication, type Part, type Version, versionsOf } from '../../../api/application'
import { Loaded } from '../../../ui/loaded'
import { PlainList } from '../../../ui/plain-list'
import { OldVersion } from './old-version'
import { causeWords, momentWords } from './version-words'

export interface HistoryProps {
  id: string
  part: Part
}

/** The versions in which a part may have been different, with what it was. */
export default function PartHistory({ id, part }: HistoryProps) {
  const versions = useQuery(versionsOf(id))
  return (
    <Loaded query={versions} text="We halen de geschiedenis op." as="text" failed="Kon de geschiedenis niet laden">
      {(all) => <Versions id={id} part={part} versions={all} />}
    </Loaded>
  )
}

function Versions({ id, part, versions }: HistoryProps & { versions: Version[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const application = knownApplication(useQueryClient(), id)
  const labels = new Map(application?.parts.map(({ key, label }) => [key as string, label]))
  const relevant = versions.filter((version) => [part.key, ''].includes(version.part) || version.version === 1)
  return (
    <Stack pt="sm">
      {shown !== 1 && (
        <div>
          <Button variant="default" size="xs" onClick={() => setShown(1)}>
            Terug naar de eerste tekst
          </Button>
        </div>
      )}
      <PlainList ordered gap="xs">
        {relevant.map((version) => (
          <Paper key={version.version} component="li" px="sm" py="xs">
            <Group justify="space-between" wrap="nowrap" fz="sm">
              <span>
                {momentWords(version.saved_at)}
                <Text variant="quiet" component="span" display="block" size="xs">
                  {causeWords(version, labels)}
                </Text>
              </span>
              <Button
                variant="subtle"
                size="xs"
                aria-expanded={shown === version.version}
                aria-label={`Vergelijk versie van ${momentWords(version.saved_at)}`}
                onClick={() => setShown(shown === version.version ? null : version.version)}
              >
                Vergelijk
              </Button>
            </Group>
            {shown === version.version && (
              <OldVersion id={id} version={version.version} part={part} onRestored={() => setShown(null)} />
            )}
          </Paper>
        ))}
      </PlainList>
    </Stack>
  )
}
