import { useSearchParams } from 'react-router'
import { screenParam } from '../../lib/screen-search'

/** Returns the screen that is open, and how to open another. `first` is open as long as none is asked for. */
export function useScreen(screens: string[], first: string): [string, (screen: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(screenParam) ?? first
  return [
    screens.includes(asked) ? asked : first,
    (next) => setSearch({ [screenParam]: next }, { preventScrollReset: true }),
  ]
}
