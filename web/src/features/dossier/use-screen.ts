import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Application } from '../../api/application'

const param = 'deel'

/** The address of a screen of the dossier, for links. */
export const screenSearch = (screen: string): string => `?${new URLSearchParams({ [param]: screen })}`

/**
 * Returns the screen that is open, and how to open another. Begins with the part that has the first question; once
 * the application is filed, with what comes next.
 */
export function useScreen(
  { parts, questions, filed }: Application,
  others: string[],
): [string, (screen: string) => void] {
  const [search, setSearch] = useSearchParams()
  const shown = parts.filter(({ hidden }) => !hidden).map(({ key }) => key as string)
  const [first] = useState(() => {
    if (filed !== null) return others[others.length - 1] ?? ''
    return questions.find(({ part }) => shown.includes(part))?.part ?? shown[0] ?? ''
  })
  const asked = search.get(param) ?? first
  const screen = [...shown, ...others].includes(asked) ? asked : first
  return [screen, (next) => setSearch({ [param]: next })]
}
