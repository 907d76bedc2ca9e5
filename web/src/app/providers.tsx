import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { companiesOf } from '../api/companies'
import { useUser } from '../api/session'
import { keys, local } from '../lib/storage'
import { CompanySelectionContext } from '../shared/company/company-selection'
import { theme, themeVariables } from './theme'

interface Choice {
  /** The id of the user who chose. */
  by: number | undefined
  company: number
}

/** Loads the companies of the user, and remembers in the browser which one they work for. */
function CompanySelectionProvider({ children }: { children: ReactNode }) {
  const user = useUser()?.id
  const query = useQuery({ ...companiesOf(user ?? 0), enabled: user !== undefined })
  const { data: companies, isError, refetch } = query
  const [choice, setChoice] = useState<Choice | null>(null)
  const last = choice?.by === user ? choice?.company : Number(local.get(keys.selectedCompany))
  const selected = companies?.find(({ id }) => id === last) ?? companies?.[0] ?? null

  useEffect(() => {
    if (selected === null) return
    local.set(keys.selectedCompany, String(selected.id))
    setChoice({ by: user, company: selected.id }) // what another tab chooses later is for that tab
  }, [selected, user])

  const selection = useMemo(
    () => ({
      companies,
      selected,
      failed: isError,
      retry: () => void refetch(),
      select: (company: number) => {
        local.set(keys.selectedCompany, String(company))
        setChoice({ by: user, company })
      },
    }),
    [companies, selected, isError, refetch, user],
  )
  return <CompanySelectionContext value={selection}>{children}</CompanySelectionContext>
}

/** The contexts that screens use, but for the router. */
export const Providers = ({ queries, children }: { queries: QueryClient; children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={themeVariables} forceColorScheme="light">
    <QueryClientProvider client={queries}>
      <CompanySelectionProvider>{children}</CompanySelectionProvider>
    </QueryClientProvider>
  </MantineProvider>
)
