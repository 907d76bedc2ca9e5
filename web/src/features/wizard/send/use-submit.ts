import { useQueryClient } from '@tanstack/react-query'
import { companiesKey, companiesOf } from '../../../api/companies'
import { submitRequest, type WbsoRequest } from '../../../api/requests'
import { useUser } from '../../../api/session'
import { useCompanySelection } from '../../../shared/company/company-selection'
import { useOnce } from '../../../ui/use-once'
import type { WizardData } from '../model'
import { type Findings, findingsOf } from './findings'
import { payloadOf, submissionKey } from './payload'

interface Outcome {
  onSent: (request: WbsoRequest) => void
  onRefused: (findings: Findings) => void
}

/** Sends the application, once for any number of presses. Its company, perhaps a new one, is then the selected one. */
export function useSubmit({ onSent, onRefused }: Outcome) {
  const queries = useQueryClient()
  const { select } = useCompanySelection()
  const user = useUser()
  const { mutate, isPending } = useOnce({
    mutationFn: (data: WizardData) => {
      const payload = payloadOf(data)
      return submitRequest(payload, submissionKey(data.id, payload))
    },
    onSuccess: (request, { answers }) => {
      const { id, name: company_name } = request.client_company
      const made = { id, company_name, kvk_number: answers.kvk_number.trim(), city: '' }
      // Only a company of the list stays selected, and loading the list again may fail.
      queries.setQueryData(companiesOf(user?.id ?? 0).queryKey, (known) =>
        known === undefined || known.some((company) => company.id === id) ? known : [...known, made],
      )
      select(id)
      void queries.invalidateQueries({ queryKey: ['requests'] })
      void queries.invalidateQueries({ queryKey: [companiesKey] })
      onSent(request)
    },
    onError: (error) => onRefused(findingsOf(error)),
  })
  return { submitting: isPending, submit: (data: WizardData) => void mutate(data) }
}
