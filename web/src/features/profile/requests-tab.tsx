import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { downloadApplication, type RequestCard, requestList } from '../../api/requests'
import { paths } from '../../lib/paths'
import { FilingLine } from '../../shared/filing/filing-line'
import { isAboutPayment, NextStep } from '../../shared/request/next-step'
import { PaymentChip } from '../../shared/request/payment-chip'
import { StatusChip } from '../../shared/request/status-chip'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'
import { Waiting } from '../../ui/waiting'
import styles from './requests-tab.module.css'

const targetOf = ({ next }: RequestCard) => ({ path: next.profile })

const nextStep = (request: RequestCard) => (
  <NextStep request={request} target={targetOf(request)} load={() => downloadApplication(request.project_number)} />
)

const columns: [Column<RequestCard>, ...Column<RequestCard>[]] = [
  {
    label: 'Bedrijf',
    cell: ({ company_profile, project_number }) => (
      <TwoLines below={project_number}>{company_profile.company_name}</TwoLines>
    ),
  },
  {
    label: 'Titel',
    cell: (request) => <TwoLines below={<FilingLine request={request} />}>{request.project_title}</TwoLines>,
  },
  {
    label: 'Status',
    cell: (request) => (
      <TwoLines below={!isAboutPayment(request) && nextStep(request)}>
        <StatusChip status={request.status} />
      </TwoLines>
    ),
  },
  {
    label: 'Betaling',
    cell: (request) => (
      <TwoLines below={isAboutPayment(request) && nextStep(request)}>
        <PaymentChip status={request.payment_status} />
      </TwoLines>
    ),
  },
]

/** All requests, kept up to date. When that fails, it says so and keeps showing what it has. */
export default function RequestsTab() {
  const { data: requests, isError } = useQuery(requestList)
  return (
    <section className={styles.section}>
      <Title order={2}>Mijn aanvragen</Title>
      <Link className={styles.start} to={paths.myRequests}>
        Alles in één lijst
      </Link>
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
