import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

export type Tab = 'bericht' | 'meeting'

/** The tab that the hash of the address names. The first render shows the first one, as the page that the server sends does. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [tab, show] = useState<Tab>('bericht')

  useEffect(() => show(hash === '#meeting' ? 'meeting' : 'bericht'), [hash])

  const choose = (to: Tab) =>
    navigate({ search, hash: to === 'meeting' ? '#meeting' : '' }, { replace: true, preventScrollReset: true })
  return [tab, choose]
}
