import { useEffect } from 'react'

/**
 * Saves on Ctrl+S and Ctrl+Enter (or with Cmd), wherever the focus is, except in a dialog. Keys that are
 * kept down save once: their repeats do not answer a question that came up. `save` is a constant.
 */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key !== 'Enter' && event.key.toLowerCase() !== 's') return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      if (!event.repeat) save()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [save])
}
