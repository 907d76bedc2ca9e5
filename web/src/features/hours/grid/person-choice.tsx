import { IconChevronDown } from '@tabler/icons-react'
import { memo, useId } from 'react'
import styles from './grid.module.css'
import type { Person } from './people'

interface Props {
  people: Person[]
  chosen: number
  onChoose: (employee: number) => void
}

/** On small screens: whose hours are shown. */
export const PersonChoice = memo(function PersonChoice({ people, chosen, onChoose }: Props) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Medewerker</label>
      <div className={styles.select}>
        <select id={id} value={chosen} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
          {people.map(({ id: employee, name }) => (
            <option key={employee} value={employee}>
              {name}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} stroke={2} aria-hidden="true" />
      </div>
    </div>
  )
})
