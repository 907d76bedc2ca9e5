import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'

const swipe = 50 // CSS pixels that a finger goes sideways, further than up or down

/** The page of a document that is shown. Arrow keys and a swipe turn it, unless it is enlarged: then they scroll. */
export function useTurns(count: number, enlarged: boolean) {
  const [wanted, setWanted] = useState(1)
  const from = useRef<{ x: number; y: number } | null>(null)
  const page = Math.min(wanted, count)

  const turn = (by: number) => setWanted(Math.min(Math.max(page + by, 1), count))

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || enlarged || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(by)
  }

  function onTouchStart({ touches }: TouchEvent) {
    const finger = touches[0]
    const zoomed = (window.visualViewport?.scale ?? 1) > 1 // then a finger moves what is seen
    from.current =
      finger && touches.length === 1 && !enlarged && !zoomed ? { x: finger.clientX, y: finger.clientY } : null
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0]
    if (from.current === null || finger === undefined) return
    const [across, along] = [finger.clientX - from.current.x, finger.clientY - from.current.y]
    from.current = null
    if (Math.abs(across) > swipe && Math.abs(across) > Math.abs(along)) turn(across < 0 ? 1 : -1)
  }

  return { page, turn, onKeyDown, onTouchStart, onTouchEnd }
}
