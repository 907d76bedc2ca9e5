import { NativeSelect } from '@mantine/core'
import type { Application } from '../../api/application'
import { stateWords } from './part-words'
import styles from './parts-list.module.css'
import { stepsOf } from './screens'

interface Props {
  application: Application
  screen: string
  onOpen: (screen: string) => void
}

/** The list of parts on small screens. */
export function PartSelect({ application, screen, onOpen }: Props) {
  const { parts, filed } = application
  return (
    <NativeSelect
      className={styles.select}
      label="Onderdeel"
      value={screen}
      onChange={(event) => onOpen(event.currentTarget.value)}
    >
      {parts
        .filter(({ hidden }) => !hidden)
        .map((part) => (
          <option key={part.key} value={part.key}>
            {part.label} {filed === null && `(${stateWords(part)})`}
          </option>
        ))}
      {stepsOf(application).map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
