import { useLayoutEffect, useState } from 'react'

type Field = HTMLElement | null | undefined

/**
 * Leads to a field once its problem is drawn: screen readers then say both. Where the focus is there already,
 * they would say nothing: the problem is then read out by `errorProps`.
 */
export function useErrorFocus() {
  const [wanted, setWanted] = useState<{ field: Field } | null>(null)
  const [aloud, setAloud] = useState(false)

  useLayoutEffect(() => {
    if (wanted === null) return
    setAloud(wanted.field === document.activeElement)
    wanted.field?.focus()
  }, [wanted])

  return { errorProps: aloud ? { role: 'alert' } : {}, lead: (field: Field) => setWanted({ field }) }
}
