import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import styles from './import.module.css'

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
        <IconFileSpreadsheet className={styles.icon} size={32} stroke={1.5} aria-hidden="true" />
        <span className={styles.dropWords}>
          <strong>{name ?? 'Kies een bestand of sleep het hierheen'}</strong>
          <span className={styles.quiet}>
            CSV tot 10 MB: onze eigen export, Toggl Track, Clockify, Kimai, Jira-worklogs of een weekstaat met ma tot en
            met zo.
          </span>
        </span>
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
      <p className={styles.problem} id="bestand-fout" role="alert">
        {problem}
      </p>
    </div>
  )
}
