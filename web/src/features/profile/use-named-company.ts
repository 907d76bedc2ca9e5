import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Company } from '../../api/companies'

/** Opens the company that a hash such as #bedrijf-3 names, once. */
export function useNamedCompany(companies: Company[] | undefined, onFound: (company: Company) => void) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const open = useEffectEvent(onFound)

  useEffect(() => {
    const named = companies?.find(({ id }) => hash === `#bedrijf-${id}`)
    if (named === undefined) return
    open(named)
    navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }, [companies, hash, navigate])
}
