import type { KeyboardEvent } from 'react'

/**
 * Reports whether a key press in a text area sends it: Enter, but not Shift+Enter,
 * and not while an input method composes (which Safari tells by key code 229).
 */
export const isSendKey = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229
