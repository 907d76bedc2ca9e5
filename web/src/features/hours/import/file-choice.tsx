import { Flex, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { Icon } from '../../../ui/icon'
import styles from './file-choice.module.css'

interface Props {
  /** The name of the chosen file, or null. */
  name: string | null
  /** Why a file was not taken, or null. */
  problem: string | null
  onChoose: (file: File) => void
}

/** Where a file is picked or dropped. */
export function FileChoice({ name, problem, onChoose }: Props) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onChoose(file)
  }

  return (
    <div>
      <label
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={IconFileSpreadsheet} size="xl" color="var(--mantine-color-ink-7)" />
        <Flex component="span" direction="column" gap={4} miw={0}>
          <strong>{name ?? 'Kies een bestand of sleep het hierheen'}</strong>
          <Text variant="quiet" span>
            CSV tot 10 MB: onze eigen export, Toggl Track, Clockify, Kimai, Jira-worklogs of een weekstaat met ma tot en
            met zo.
          </Text>
        </Flex>
        <input
          className={styles.file}
          type="file"
          aria-label="Bestand met uren"
          aria-describedby={problem === null ? undefined : 'bestand-fout'}
          aria-invalid={problem !== null || undefined}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file !== undefined) onChoose(file)
            event.currentTarget.value = '' // so that the same file can be chosen again after a change
          }}
        />
      </label>
      <Text variant="error" id="bestand-fout" role="alert" mt={problem === null ? 0 : 'xs'}>
        {problem}
      </Text>
    </div>
  )
}
