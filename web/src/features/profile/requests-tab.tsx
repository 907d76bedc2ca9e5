import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { inProcess, type RequestSummary, requestList } from '../../api/requests'
import { PaymentChip } from '../../components/payment-chip'
import { type Column, RowTable } from '../../components/row-table'
import { StatusChip } from '../../components/status-chip'
import { Waiting } from '../../components/waiting'
import { paths } from '../../lib/paths'
import styles from './requests-tab.module.css'

/** Returns what the user can do next with a request. */
function nextStep(request: RequestSummary): string {
  if (request.status === 'failed') return 'Bekijk wat je kunt doen'
  if (inProcess(request)) return 'Volg de verwerking'
  return request.payment_status === 'paid' ? 'Download je aanvraag' : 'Bekijk en betaal'
}

const columns: [Column<RequestSummary>, ...Column<RequestSummary>[]] = [
  {
    label: 'Bedrijf',
    cell: (request) => (
      <>
        {request.company_profile.company_name} <span className={styles.number}>{request.project_number}</span>{' '}
        <span className={styles.next}>{nextStep(request)}</span>
      </>
    ),
  },
  { label: 'Titel', cell: ({ project_title }) => <span>{project_title}</span> },
  { label: 'Status', cell: ({ status }) => <StatusChip status={status} /> },
  { label: 'Betaling', cell: ({ payment_status }) => <PaymentChip status={payment_status} /> },
]

const targetOf = ({ next }: RequestSummary) => ({ path: next.profile })

/** All requests, kept up to date. When that fails, it says so and keeps showing what it has. */
export function RequestsTab() {
  const { data: requests, isError } = useQuery(requestList)
  return (
    <section className={styles.section}>
      <Title order={2}>Mijn aanvragen</Title>
      <p className={styles.error} role="alert">
        {isError && 'Kon aanvragen niet laden'}
      </p>
      {requests === undefined && !isError && <Waiting text="We halen je aanvragen op." />}
      {requests?.length === 0 && <p className={styles.empty}>Je hebt nog geen aanvragen.</p>}
      {(requests !== undefined || isError) && (
        <div className={styles.card}>
          <RowTable
            name="Mijn aanvragen"
            columns={columns}
            rows={requests ?? []}
            keyOf={({ id }) => id}
            targetOf={targetOf}
            last={
              <Link className={styles.start} to={paths.newRequest}>
                Klik hier om een nieuwe aanvraag te starten
              </Link>
            }
          />
        </div>
      )}
    </section>
  )
}
