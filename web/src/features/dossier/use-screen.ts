import { useSearchParams } from 'react-router'

const param = 'deel'

/** The address of a screen of the dossier, for links. */
export const screenSearch = (screen: string): string => `?${new URLSearchParams({ [param]: screen })}`

/** Returns the screen that is open, and how to open another. `first` is open as long as none is asked for. */
export function useScreen(screens: string[], first: string): [string, (screen: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(param) ?? first
  return [screens.includes(asked) ? asked : first, (next) => setSearch({ [param]: next })]
}
