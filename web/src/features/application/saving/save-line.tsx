import { Button, Group, Text } from '@mantine/core'
import type { Draft } from '../../../shared/saving/unsaved-parts'
import { timeOf } from '../part-words'

interface Props {
  draft: Draft | undefined
  savedAt: number | null
  onRetry: () => void
}

function words(draft: Draft | undefined, savedAt: number | null): string {
  if (draft?.progress === 'sending') return 'Wordt opgeslagen…'
  if (draft?.progress === 'typed') return 'Nog niet opgeslagen'
  if (draft?.progress === 'stale') return 'Niet opgeslagen: kies hieronder welke tekst je houdt'
  if (draft !== undefined) return draft.message ?? 'Nog niet opgeslagen'
  return savedAt === null ? '' : `Opgeslagen ${timeOf(savedAt)}`
}

/** Says whether the part is saved. */
export function SaveLine({ draft, savedAt, onRetry }: Props) {
  const wrong = draft !== undefined && draft.message !== null
  return (
    <Group gap="xs">
      <Text size="xs" c={wrong ? 'error' : 'dimmed'} fw={wrong ? 600 : undefined} role="status">
        {words(draft, savedAt)}
      </Text>
      {draft?.progress === 'unsent' && (
        <Button variant="default" size="compact-xs" onClick={onRetry}>
          Nu opslaan
        </Button>
      )}
    </Group>
  )
}
