import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ImportResult } from '../../../api/hours'
import { dutchNumber } from '../../../lib/dutch-number'
import { projectPaths } from '../../../lib/paths'
import { Done } from '../../../ui/done'
import { rowsWords } from './words'

interface Props {
  result: ImportResult
  number: string
  onAnother: () => void
}

/** What was imported, and where to go from there. */
export function ImportedFile({ result, number, onAnother }: Props) {
  const { created, skipped, skipped_withdrawn: withdrawn, new_employees, first_date: first } = result
  return (
    <Done
      title={`${rowsWords(created)} geïmporteerd.`}
      next={
        <>
          <Button component={Link} to={{ pathname: projectPaths.hours(number), search: first ? `?week=${first}` : '' }}>
            Bekijk de uren
          </Button>
          <Button variant="default" onClick={onAnother}>
            Nog een bestand
          </Button>
        </>
      }
    >
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
