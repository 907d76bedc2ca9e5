import { Anchor, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type RequestCard, requestList } from '../../api/requests'
import { paths } from '../../lib/paths'
import { PaymentChip } from '../../shared/request/payment-chip'
import { RequestState } from '../../shared/request/request-state'
import { RowActions } from '../../shared/request/row-actions'
import { StatusChip } from '../../shared/request/status-chip'
import { Empty } from '../../ui/empty'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'

const targetOf = ({ next }: RequestCard) => ({ path: next.profile })

const columns: [Column<RequestCard>, ...Column<RequestCard>[]] = [
  {
    label: 'Bedrijf',
    cell: ({ company_profile, project_number }) => (
      <TwoLines below={project_number}>
        <span translate="no">{company_profile.company_name}</span>
      </TwoLines>
    ),
  },
  {
    label: 'Titel',
    cell: (request) => <TwoLines below={<RequestState request={request} />}>{request.project_title}</TwoLines>,
  },
  {
    label: 'Status',
    cell: ({ status }) => <StatusChip status={status} />,
  },
  {
    label: 'Betaling',
    cell: (request) => (
      <TwoLines below={<RowActions request={request} />}>
        <PaymentChip status={request.payment_status} />
      </TwoLines>
    ),
  },
]

/** All requests, kept up to date. When that fails, it says so and keeps showing what it has. */
export default function RequestsTab() {
  const { data: requests, isError, refetch } = useQuery(requestList)
  return (
    <section>
      <Stack>
        <Title order={2}>Mijn aanvragen</Title>
        <Anchor component={Link} fw={600} mr="auto" to={paths.myRequests}>
          Alles in één lijst
        </Anchor>
        {isError && (
          <Failed
            message="Kon aanvragen niet laden"
            safe={
              requests === undefined ? 'Je aanvragen zijn bewaard.' : 'Hieronder staat wat we het laatst ophaalden.'
            }
            onRetry={() => void refetch()}
          />
        )}
        {requests === undefined && !isError && <Loading text="We halen je aanvragen op." as="table" />}
        {requests?.length === 0 && <Empty drawing="paper">Je hebt nog geen aanvragen.</Empty>}
        {(requests !== undefined || isError) && (
          <RowTable
            card
            name="Mijn aanvragen"
            columns={columns}
            rows={requests ?? []}
            keyOf={({ id }) => id}
            targetOf={targetOf}
            last={
              <Anchor component={Link} fw={600} mr="auto" to={paths.newRequest}>
                Klik hier om een nieuwe aanvraag te starten
              </Anchor>
            }
          />
        )}
      </Stack>
    </section>
  )
}
