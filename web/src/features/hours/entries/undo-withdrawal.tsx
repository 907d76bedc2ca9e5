import { Button, Text } from '@mantine/core'
import type { HourEntry } from '../../../api/hours'
import { keepFocus } from '../../../ui/keep-focus'
import { useRestore } from './use-restore'

/** The way back for an entry that was just withdrawn. */
export function UndoWithdrawal({ entry, onRestored }: { entry: HourEntry; onRestored: (entry: HourEntry) => void }) {
  const { restore, restoring, failed } = useRestore(onRestored)
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-disabled={restoring || undefined}
        aria-busy={restoring || undefined}
        onMouseDown={keepFocus}
        onClick={() => restore(entry)}
      >
        Ongedaan maken
      </Button>
      {failed !== null && (
        <Text variant="error" role="alert">
          {failed}
        </Text>
      )}
    </>
  )
}
