import { useWindowEvent } from '@mantine/hooks'

/**
 * Saves on Ctrl+S and Ctrl+Enter (or with Cmd), wherever the focus is, except in a dialog. Keys that are
 * held down save once: their repeats do not answer a question that came up.
 */
export function useSaveKey(save: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key !== 'Enter' && event.key.toLowerCase() !== 's') return
    if (document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    if (!event.repeat) save()
  })
}
