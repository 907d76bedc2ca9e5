import { downloadDocument, type WbsoRequest } from '../../api/requests'
import { useInvoices } from '../../api/use-invoices'
import { Invoices } from '../../shared/request/invoices'
import { Failed } from '../../ui/failed'

/** The invoice and credit notes of a request. */
export function RequestInvoices({ request }: { request: WbsoRequest }) {
  const { documents, failed, lacking, retry } = useInvoices(request)
  if (failed) return <Failed message="Kon document informatie niet laden." onRetry={retry} />
  if (documents === undefined) return null
  return (
    <Invoices documents={documents} lacking={lacking} company={request.company_profile.id} load={downloadDocument} />
  )
}
