import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'

const separator = ' · '

/** 'Prijzen · Speurwerk' → 'Prijzen' */
const nameOf = (title: string): string => title.split(separator)[0] ?? title

/** Tells screen readers the name of each page after the first, which the browser announces itself. */
export function PageAnnouncer() {
  const [said, say] = useState('')

  useEffect(() => {
    // An empty page has no name until its part is there.
    let shown = document.title.includes(separator) ? nameOf(document.title) : null
    const observer = new MutationObserver(() => {
      const name = nameOf(document.title)
      if (shown !== null && name !== shown) say(name)
      shown = name
    })
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
}
