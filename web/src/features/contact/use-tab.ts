import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated'

export type Tab = 'bericht' | 'meeting'

/** The tab that the hash of the address names. The first render shows the first one, as the page that the server sends does. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const tab = useHydrated() && hash === '#meeting' ? 'meeting' : 'bericht'

  const choose = (to: Tab) =>
    navigate({ search, hash: to === 'meeting' ? '#meeting' : '' }, { replace: true, preventScrollReset: true })
  return [tab, choose]
}
