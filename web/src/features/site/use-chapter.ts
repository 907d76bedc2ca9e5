import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Brings the chapter that the hash of the address names into view, also on the way back, and the top when it names none any more. */
export function useChapter(): void {
  const { hash } = useLocation()
  const shown = useRef('')

  useEffect(() => {
    if (hash === shown.current) return
    shown.current = hash
    if (hash === '') window.scrollTo(0, 0)
    else document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
