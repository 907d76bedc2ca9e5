import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import styles from './grid.module.css'
import type { Line } from './lines'

interface Props {
  /** What a row is called. */
  label: string
  lines: Line[]
  chosen: number
  onChoose: (row: number) => void
}

/** On small screens: which row is shown. */
export const RowChoice = memo(function RowChoice({ label, lines, chosen, onChoose }: Props) {
  return (
    <NativeSelect
      className={styles.choice}
      mb="md"
      label={label}
      data={lines.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  )
})
