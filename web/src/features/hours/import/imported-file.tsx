import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ImportResult } from '../../../api/hour-imports'
import { dutchNumber } from '../../../lib/dutch-number'
import { projectPaths } from '../../../lib/paths'
import { Done } from '../../../ui/done'
import { rowsWords, undoneWords } from './import-words'
import { useUndoImport } from './use-undo-import'

interface Props {
  result: ImportResult
  number: string
  onAnother: () => void
}

/** What was imported, where to go from there, and the way back. */
export function ImportedFile({ result, number, onAnother }: Props) {
  const { import: id, created, skipped, skipped_withdrawn: withdrawn, new_employees, first_date: first } = result
  const [undone, setUndone] = useState<number | null>(null)
  const { undo, undoing, failed } = useUndoImport(setUndone)
  const another = (
    <Button variant="default" onClick={onAnother}>
      Nog een bestand
    </Button>
  )
  if (undone !== null)
    return (
      <Done key="undone" title={undoneWords(undone)} next={another}>
        <Text>Hetzelfde bestand kun je opnieuw importeren.</Text>
      </Done>
    )
  return (
    <Done
      title={`${rowsWords(created)} geïmporteerd.`}
      next={
        <>
          <Button component={Link} to={{ pathname: projectPaths.hours(number), search: first ? `?week=${first}` : '' }}>
            Bekijk de uren
          </Button>
          {another}
          {id !== null && (
            <Button variant="default" aria-disabled={undoing || undefined} aria-busy={undoing} onClick={() => undo(id)}>
              Ongedaan maken
            </Button>
          )}
        </>
      }
    >
      {failed !== null && (
        <Text role="alert" fw={600} c="error">
          {failed}
        </Text>
      )}
      {skipped > 0 && (
        <Text>
          {dutchNumber(skipped)} overgeslagen, want die {skipped === 1 ? 'stond' : 'stonden'} er al.
        </Text>
      )}
      {withdrawn > 0 && (
        <Text>
          {dutchNumber(withdrawn)} overgeslagen, want die {withdrawn === 1 ? 'is' : 'zijn'} eerder verwijderd.
        </Text>
      )}
      {new_employees.length > 0 && <Text>Nieuwe medewerkers: {new_employees.join(', ')}.</Text>}
      <Text>De uren staan bij dit project, in hun eigen week.</Text>
    </Done>
  )
}
