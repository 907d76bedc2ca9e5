import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Actions } from '../../../ui/actions'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { Row } from '../../../ui/row'
import { RowTools } from './row-tools'
import { useRows } from './use-rows'

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

interface NumberedProps<One> {
  all: One[]
  onChange: (all: One[]) => void
  noun: string
  /** Makes an empty row. */
  make: () => One
  most: number
  full: string
  /** Whether their order says something, so that they can be moved. */
  ordered?: boolean
  /** Draws the fields of a row, which `write` changes. */
  children: (row: One, at: number, write: (row: One) => void) => ReactNode
}

/** A list of rows that have a number for a name. */
export function NumberedRows<One extends { id?: string }>(props: NumberedProps<One>) {
  const { all, onChange, noun, make, most, full, ordered = false, children } = props
  const rows = useRows(all, onChange)
  return (
    <RowList rows={rows} noun={noun} make={all.length < most ? make : null} full={full}>
      {all.map((row, at) => {
        const name = `${noun} ${at + 1}`
        const tools = { name, at, count: all.length, onRemove: rows.remove, ...(ordered && { onMove: rows.move }) }
        return (
          <Row key={row.id} title={name} at={at} tools={<RowTools {...tools} />}>
            {children(row, at, (next) => rows.write(at, next))}
          </Row>
        )
      })}
    </RowList>
  )
}
