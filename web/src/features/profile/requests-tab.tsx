import { Anchor, Flex, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type RequestCard, requestList } from '../../api/requests'
import { paths } from '../../lib/paths'
import { DeadlineChip } from '../../shared/request/deadline-chip'
import { dueFirst } from '../../shared/request/next-action'
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

/** The columns, with a filled button for the request that is due first. */
const columnsWith = (first: string | undefined): [Column<RequestCard>, ...Column<RequestCard>[]] => [
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
    cell: (request) => (
      <TwoLines below={<RequestState request={request} brief />}>
        <Text span inherit lineClamp={1} title={request.project_title}>
          {request.project_title}
        </Text>
      </TwoLines>
    ),
  },
  {
    label: 'Status',
    width: '15rem',
    cell: ({ status }) => <StatusChip status={status} />,
  },
  {
    label: 'Betaling',
    width: '19rem',
    cell: (request) => (
      <TwoLines below={<RowActions request={request} first={first} />}>
        <Flex wrap="wrap" columnGap="xs">
          <PaymentChip status={request.payment_status} />
          <DeadlineChip request={request} />
        </Flex>
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
            columns={columnsWith(dueFirst(requests ?? []))}
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
