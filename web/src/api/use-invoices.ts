import { useQuery } from '@tanstack/react-query'
import { isAddressed } from './companies'
import { paidPayment, paymentsOf } from './payments'
import { patiently, pollEvery } from './poll'
import { documentsOf, type WbsoDocument, type WbsoRequest } from './requests'

interface Invoices {
  /** All documents of the request, or undefined until they are loaded. */
  documents: WbsoDocument[] | undefined
  failed: boolean
  retry: () => void
  /** Why there is no invoice yet, if there will be one. */
  lacking: 'nothing' | 'address' | 'document'
}

const isInvoice = ({ kind }: WbsoDocument): boolean => kind === 'invoice'

/** The documents of a request. Polled while its invoice is being made. */
export function useInvoices({ project_number: number, company_profile: company }: WbsoRequest): Invoices {
  const { data: payments } = useQuery({ ...paymentsOf(number), refetchInterval: false })
  const paid = paidPayment(payments)
  const invoiced = (paid?.amount ?? 0) > 0
  const addressed = paid?.invoice_to != null || isAddressed(company) // another company was chosen with its address
  const {
    data: documents,
    isError,
    refetch,
  } = useQuery({
    ...documentsOf(number),
    staleTime: 0,
    refetchInterval: (query) =>
      invoiced && addressed && !query.state.data?.some(isInvoice) ? patiently(pollEvery.list)(query) : false,
  })
  const missing = invoiced && documents?.some(isInvoice) === false
  const lacking = addressed ? 'document' : 'address'
  return {
    documents,
    failed: documents === undefined && isError,
    retry: () => void refetch(),
    lacking: missing ? lacking : 'nothing',
  }
}
