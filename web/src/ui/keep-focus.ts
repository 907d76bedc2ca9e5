import type { MouseEvent } from 'react'

/** Leaves the focus where it is while a button is pressed, where what loses it would move the button from under the press. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
