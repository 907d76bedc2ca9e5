import { useQueryClient } from '@tanstack/react-query'
import { keepCompany } from '../../../api/keep-company'
import { loadRequestsAgain, submitRequest, type WbsoRequest } from '../../../api/requests'
import { useUser } from '../../../api/session'
import { useCompanySelection } from '../../../shared/company/company-selection'
import { useOnce } from '../../../ui/use-once'
import type { WizardData } from '../model'
import { type Findings, findingsOf } from './findings'
import { payloadOf, proofsOf, submissionKey } from './payload'

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
      return submitRequest(payload, submissionKey(data.id, payload), proofsOf(data))
    },
    onSuccess: (request, { answers }) => {
      const { id, name: company_name } = request.client_company
      const made = {
        id,
        role: request.company_profile.role,
        company_name,
        kvk_number: answers.kvk_number.trim(),
        city: '',
      }
      keepCompany(queries, user?.id ?? 0, made) // only a company of the list stays selected
      select(id)
      void loadRequestsAgain(queries)
      onSent(request)
    },
    onError: (error) => onRefused(findingsOf(error)),
  })
  return { submitting: isPending, submit: (data: WizardData) => void mutate(data) }
}
