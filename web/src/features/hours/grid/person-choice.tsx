import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import styles from './grid.module.css'
import type { Person } from './people'

interface Props {
  people: Person[]
  chosen: number
  onChoose: (employee: number) => void
}

/** On small screens: whose hours are shown. */
export const PersonChoice = memo(function PersonChoice({ people, chosen, onChoose }: Props) {
  return (
    <NativeSelect
      className={styles.choice}
      mb="md"
      label="Medewerker"
      data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  )
})
