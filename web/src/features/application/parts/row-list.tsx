import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Actions } from '../../../ui/actions'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import type { useRows } from './use-rows'

interface Props<Row> {
  rows: ReturnType<typeof useRows<Row>>
  /** What a row is: 'Stap'. */
  noun: string
  /** Makes a new row; absent when there is no room for one. */
  make: (() => Row) | null
  /** Why there is no room. */
  full?: string
  children: ReactNode
}

/** The rows of a list, with what was removed and a button for one more. */
export function RowList<Row>({ rows, noun, make, full, children }: Props<Row>) {
  return (
    <Stack ref={rows.list}>
      {children}
      {rows.removed !== null && (
        <Notice tone="info">
          <p>
            {noun} {rows.removed.at + 1} is verwijderd.
          </p>
          <Actions>
            <Button data-undo variant="default" size="xs" onClick={rows.undo}>
              Ongedaan maken
            </Button>
          </Actions>
        </Notice>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          aria-disabled={make === null || undefined}
          onClick={() => make !== null && rows.add(make())}
        >
          {noun} toevoegen
        </Button>
      </div>
      {make === null && <Text variant="quiet">{full}</Text>}
    </Stack>
  )
}
