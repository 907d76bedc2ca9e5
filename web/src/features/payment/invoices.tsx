import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paidPayment, paymentsOf } from '../../api/payments'
import { patiently, pollEvery } from '../../api/poll'
import { documentsOf, downloadDocument, type WbsoDocument, type WbsoRequest } from '../../api/requests'
import { DownloadButton } from '../../components/download-button'
import { paths } from '../../lib/paths'
import styles from './invoices.module.css'

const words: Partial<Record<WbsoDocument['kind'], string>> = {
  invoice: 'Download je factuur',
  credit_note: 'Download je creditfactuur',
}

const isInvoice = ({ kind }: WbsoDocument): boolean => kind === 'invoice'

const isAddressed = ({ address, postal_code, city }: WbsoRequest['company_profile']): boolean =>
  [address, postal_code, city].every((part) => part !== '')

/** The invoice and credit notes of a request, and what is needed for an invoice that is not there yet. */
export function Invoices({ request }: { request: WbsoRequest }) {
  const { project_number: number, company_profile: company } = request
  const { data: payments } = useQuery({ ...paymentsOf(number), refetchInterval: false })
  const invoiced = (paidPayment(payments)?.amount ?? 0) > 0
  const { data: documents, isError } = useQuery({
    ...documentsOf(number),
    staleTime: 0,
    refetchInterval: (query) =>
      invoiced && isAddressed(company) && !query.state.data?.some(isInvoice) ? patiently(pollEvery.list)(query) : false,
  })
  if (documents === undefined) return isError ? <p role="alert">Kon document informatie niet laden.</p> : null

  const missing = invoiced && !documents.some(isInvoice)
  const list = documents.flatMap(({ id, kind, filename }) => {
    const label = words[kind]
    return label === undefined ? [] : [{ id, label, filename }]
  })
  return (
    <>
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map(({ id, label, filename }) => (
            <li key={id}>
              <DownloadButton label={label} filename={filename} load={() => downloadDocument(id)} variant="default" />
            </li>
          ))}
        </ul>
      )}
      {missing && isAddressed(company) && <p>Je factuur wordt gemaakt en staat zo hier.</p>}
      {missing && !isAddressed(company) && (
        <p>
          <Link className={styles.link} to={`${paths.profileCompanies}#bedrijf-${company.id}`}>
            Vul je adres aan om de factuur te ontvangen
          </Link>
        </p>
      )}
    </>
  )
}
