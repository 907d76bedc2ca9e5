import { Button, Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ImportResult } from '../../../api/hours'
import { dutchNumber } from '../../../lib/dutch-number'
import { projectPaths } from '../../../lib/paths'
import { Actions } from '../../../ui/actions'
import { Notice } from '../../../ui/notice'
import { rowsWords } from './words'

interface Props {
  result: ImportResult
  number: string
  onAnother: () => void
}

/** What was imported, and where to go from there. It takes the focus, since the button that did it is gone. */
export function ImportedFile({ result, number, onAnother }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { created, skipped, skipped_withdrawn: withdrawn, new_employees, first_date: first } = result
  return (
    <Stack gap="lg" ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <Notice tone="good">
        <p>
          {rowsWords(created)} geïmporteerd.{' '}
          {skipped > 0 &&
            `${dutchNumber(skipped)} overgeslagen, want die ${skipped === 1 ? 'stond' : 'stonden'} er al. `}
          {withdrawn > 0 &&
            `${dutchNumber(withdrawn)} overgeslagen, want die ${withdrawn === 1 ? 'is' : 'zijn'} eerder verwijderd.`}
        </p>
        {new_employees.length > 0 && <p>Nieuwe medewerkers: {new_employees.join(', ')}.</p>}
      </Notice>
      <Actions>
        <Button component={Link} to={{ pathname: projectPaths.hours(number), search: first ? `?week=${first}` : '' }}>
          Bekijk de uren
        </Button>
        <Button variant="default" onClick={onAnother}>
          Nog een bestand
        </Button>
      </Actions>
    </Stack>
  )
}
