import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Company } from '../../api/companies'
import { type CompanyText, textOf } from '../../shared/company/company-fields'

interface Editing {
  /** The id of the company, or null for a new one. */
  id: number | null
  text: CompanyText
  open: boolean
}

/**
 * The company that is being edited. `close` keeps what was typed for the next time,
 * `forget` does not. A hash such as #bedrijf-3 opens that company, once.
 */
export function useEditing(companies: Company[] | undefined) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [editing, setEditing] = useState<Editing | null>(null)

  function edit(company: Company | null) {
    const id = company?.id ?? null
    setEditing((before) => (before?.id === id ? { ...before, open: true } : { id, text: textOf(company), open: true }))
  }

  useEffect(() => {
    const named = companies?.find(({ id }) => hash === `#bedrijf-${id}`)
    if (named === undefined) return
    setEditing({ id: named.id, text: textOf(named), open: true })
    navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }, [companies, hash, navigate])

  return {
    editing: editing?.open ? editing : null,
    edit,
    write: (change: Partial<CompanyText>) =>
      setEditing((before) => before && { ...before, text: { ...before.text, ...change } }),
    close: () => setEditing((before) => before && { ...before, open: false }),
    forget: () => setEditing(null),
  }
}
