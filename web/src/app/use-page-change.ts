import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The id of the element with the page's own content. */
export const contentId = 'inhoud'

/**
 * After a change of path, moves the focus to the content, so that keyboard and screen
 * reader begin with the new page. A focus that is in the content already stays: the
 * change was one inside the page, as of a tab.
 */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById(contentId)
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname])
}
