import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Every change of path shows the new page from its top, with the focus on its
 * content, so that keyboard and screen reader start where the eye does.
 */
export function usePageChange() {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    content.current?.focus({ preventScroll: true })
  }, [pathname])

  return content
}
