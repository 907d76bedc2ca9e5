import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { Icon } from '../../../ui/icon'

interface Props {
  /** What the row is, for screen readers: 'Stap 2'. */
  name: string
  at: number
  count: number
  /** Absent when the order says nothing. */
  onMove?: (at: number, by: -1 | 1) => void
  onRemove: (at: number) => void
}

const moves = [
  { by: -1, word: 'omhoog', icon: IconArrowUp },
  { by: 1, word: 'omlaag', icon: IconArrowDown },
] as const

/** The buttons that move and remove a row. */
export function RowTools({ name, at, count, onMove, onRemove }: Props) {
  return (
    <Group gap="3xs" wrap="nowrap">
      {onMove !== undefined &&
        count > 1 &&
        moves.map(({ by, word, icon }) => {
          const last = by < 0 ? at === 0 : at === count - 1
          return (
            <ActionIcon
              key={by}
              data-move={by}
              variant="subtle"
              size="md"
              aria-label={`${name} ${word}`}
              aria-disabled={last || undefined}
              onClick={() => !last && onMove(at, by)}
            >
              <Icon of={icon} />
            </ActionIcon>
          )
        })}
      <ActionIcon variant="subtle" size="md" aria-label={`${name} verwijderen`} onClick={() => onRemove(at)}>
        <Icon of={IconTrash} />
      </ActionIcon>
    </Group>
  )
}
