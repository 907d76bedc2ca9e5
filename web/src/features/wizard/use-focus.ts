import { useCallback, useEffect, useRef, useState } from 'react'
import { focusField } from '../../lib/focus-field'

/** What gets the focus: a field by its wire name, the heading of the step, the summary of problems, or the notice at the gate. */
type FocusTarget = { field: string } | 'heading' | 'summary' | 'gate'

export type Focus = (target: FocusTarget) => void

/** Moves the focus once its target is drawn. */
export function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const gate = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ target: FocusTarget } | null>(null)

  useEffect(() => {
    if (wanted === null) return
    const { target } = wanted
    if (target === 'heading') {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    } else if (target === 'summary' || target === 'gate') {
      const notice = target === 'summary' ? summary : gate
      notice.current?.scrollIntoView({ block: 'center' })
      notice.current?.focus({ preventScroll: true })
    } else focusField(target.field)
  }, [wanted])

  const focus = useCallback<Focus>((target) => setWanted({ target }), [])
  return { heading, summary, gate, focus }
}
