import type { KeyboardEvent } from 'react'

/**
 * Reports whether a key press in a text area sends it: Enter, but not Shift+Enter,
 * and not while an input method composes (which Safari tells by key code 229).
 */
export const isSendKey = (event: KeyboardEvent): boolean => isEnter(event) && !event.shiftKey

/** Reports the same of a text area for several lines, where Enter alone begins a new one. */
export const isSendLinesKey = (event: KeyboardEvent): boolean => isEnter(event) && (event.ctrlKey || event.metaKey)

const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229
