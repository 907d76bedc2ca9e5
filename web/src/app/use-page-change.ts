import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The element with the page's own content. */
export const contentId = 'inhoud'

/**
 * Every change of path shows the new page from its top, with the focus on its
 * content, so that keyboard and screen reader start where the eye does.
 */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    window.history.scrollRestoration = 'manual' // going back is a change of path too
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname])
}
