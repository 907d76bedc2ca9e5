import { useCallback, useEffect, useRef, useState } from 'react'
import { focusField } from '../../lib/focus-field'

/** What gets the focus: a field by its wire name, the heading of the step, or the summary of problems. */
type FocusTarget = { field: string } | 'heading' | 'problem'

export type Focus = (target: FocusTarget) => void

/** Moves the focus once its target is drawn. */
export function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ target: FocusTarget } | null>(null)

  useEffect(() => {
    if (wanted === null) return
    const { target } = wanted
    if (target === 'heading') {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    } else if (target === 'problem') {
      problem.current?.scrollIntoView({ block: 'center' })
      problem.current?.focus({ preventScroll: true })
    } else focusField(target.field)
  }, [wanted])

  const focus = useCallback<Focus>((target) => setWanted({ target }), [])
  return { heading, problem, focus }
}
