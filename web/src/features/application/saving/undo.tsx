import { Button } from '@mantine/core'
import { Actions } from '../../../ui/actions'
import { Notice } from '../../../ui/notice'

/** Says that a text is gone, and brings it back on a press. */
export function Undo({ children, onUndo }: { children: string; onUndo: () => void }) {
  return (
    <Notice tone="info">
      <p>{children}</p>
      <Actions>
        <Button variant="default" size="xs" onClick={onUndo}>
          Ongedaan maken
        </Button>
      </Actions>
    </Notice>
  )
}
