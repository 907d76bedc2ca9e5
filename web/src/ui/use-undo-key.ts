import { useWindowEvent } from '@mantine/hooks'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Runs `undo` on Ctrl + Z, or Cmd + Z, outside fields, which have their own. */
export function useUndoKey(undo: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event.target)) return
    event.preventDefault()
    undo()
  })
}
