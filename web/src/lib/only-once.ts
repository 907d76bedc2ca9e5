import type { MouseEvent } from 'react'

/** Lets a button act on the first press of a double click alone. The second is no answer to a question that came up in between. */
export const onlyOnce = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
