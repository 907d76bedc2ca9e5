import { Button } from '@mantine/core'
import { timeOf } from '../part-words'
import type { Draft } from './draft'
import styles from './save-line.module.css'

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
    <div className={styles.line}>
      <p className={styles.words} data-wrong={wrong || undefined} role="status">
        {words(draft, savedAt)}
      </p>
      {draft?.progress === 'unsent' && (
        <Button variant="default" size="compact-xs" onClick={onRetry}>
          Nu opslaan
        </Button>
      )}
    </div>
  )
}
