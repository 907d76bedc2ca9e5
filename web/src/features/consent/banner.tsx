import type { ReactNode } from 'react'
import styles from './question.module.css'

interface Props {
  labelledBy: string
  onEscape: () => void
  children: ReactNode
}

/** Gives the page as much room below as the bar takes. */
function makeRoom(bar: HTMLElement | null) {
  if (bar === null) return
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => root.setProperty('--wbso-banner', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.removeProperty('--wbso-banner')
  }
}

/** A bar at the foot of the window. It covers neither the end of the page nor the focus. */
export function Banner({ labelledBy, onEscape, children }: Props) {
  return (
    <section
      className={styles.banner}
      ref={makeRoom}
      aria-labelledby={labelledBy}
      data-on-screen
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <div className={styles.inside}>{children}</div>
    </section>
  )
}
