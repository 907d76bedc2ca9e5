import { downloadDocument, type WbsoRequest } from '../../api/requests'
import { useInvoices } from '../../api/use-invoices'
import { Invoices } from '../../shared/request/invoices'

/** The invoice and credit notes of a request. */
export function RequestInvoices({ request }: { request: WbsoRequest }) {
  const { documents, failed, lacking } = useInvoices(request)
  if (failed) return <p role="alert">Kon document informatie niet laden.</p>
  if (documents === undefined) return null
  return (
    <Invoices documents={documents} lacking={lacking} company={request.company_profile.id} load={downloadDocument} />
  )
}
