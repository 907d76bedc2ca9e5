import { Box, Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import styles from './layout.module.css'
import type { Arranging } from './use-arranger'

interface Props {
  arranging: Arranging
  onUndo: () => void
}

/** Says whether the layout is saved, and what went wrong. The last move can be taken back. */
export function SaveState({ arranging: { saving, failing, problem, undo, save }, onUndo }: Props) {
  return (
    <Box className={styles.state} c="dimmed" fz="sm" data-on-screen>
      {!failing && (
        <p role="status">
          {saving
            ? 'Wordt opgeslagen…'
            : undo !== undefined
              ? 'Opgeslagen'
              : 'Wat je verplaatst, wordt meteen opgeslagen.'}
        </p>
      )}
      {problem !== null && (
        <Notice tone="warning">
          <p>{problem}</p>
          {failing && (
            <Button variant="default" size="xs" onClick={save}>
              Nu opslaan
            </Button>
          )}
        </Notice>
      )}
      {undo !== undefined && (
        <Button variant="default" size="xs" leftSection={<Icon of={IconArrowBackUp} size="sm" />} onClick={onUndo}>
          Ongedaan maken
        </Button>
      )}
    </Box>
  )
}
