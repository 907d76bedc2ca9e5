import { type ReactNode, useEffect, useRef } from 'react'
import styles from './question.module.css'

interface Props {
  labelledBy: string
  onEscape: () => void
  children: ReactNode
}

/** A bar at the foot of the window. The page gets as much room below, so that it covers neither its end nor the focus. */
export function Banner({ labelledBy, onEscape, children }: Props) {
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    const shown = bar.current
    if (shown === null) return
    const root = document.documentElement.style
    const body = document.body.style
    const observer = new ResizeObserver(() => {
      const room = `calc(${shown.offsetHeight}px + 0.5rem)` // with the outline of what has the focus
      root.scrollPaddingBottom = room
      body.paddingBottom = room
    })
    observer.observe(shown)
    return () => {
      observer.disconnect()
      root.scrollPaddingBottom = ''
      body.paddingBottom = ''
    }
  }, [])

  return (
    <section
      className={styles.banner}
      ref={bar}
      aria-labelledby={labelledBy}
      data-on-screen
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <div className={styles.inside}>{children}</div>
    </section>
  )
}
