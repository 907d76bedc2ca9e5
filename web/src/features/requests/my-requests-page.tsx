import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type RequestCard, requestList } from '../../api/requests'
import { paths } from '../../lib/paths'
import { dueFirst } from '../../shared/request/next-action'
import { RequestState } from '../../shared/request/request-state'
import { RowActions } from '../../shared/request/row-actions'
import { StatusChip } from '../../shared/request/status-chip'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Empty } from '../../ui/empty'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { type Column, RowTable, type Target } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'

const targetOf = ({ next }: RequestCard): Target =>
  next.show_error ? { path: next.requests, state: { showError: true } } : { path: next.requests }

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
    label: 'Samenvatting',
    cell: (request) => (
      <TwoLines below={<RequestState request={request} />}>
        <Text span inherit lineClamp={1}>
          {request.elevator_pitch}
        </Text>
      </TwoLines>
    ),
  },
  {
    label: 'Status',
    width: '22rem', // so that the longest stays on one line
    cell: (request) => (
      <TwoLines below={<RowActions request={request} first={first} />}>
        <StatusChip status={request.status} />
      </TwoLines>
    ),
  },
]

export default function MyRequestsPage() {
  usePageTitle('Mijn aanvragen')
  const requests = useQuery(requestList)
  return (
    <Page title="Mijn aanvragen" wide>
      <Loaded
        query={requests}
        text="We halen je aanvragen op."
        as="table"
        failed="Kon aanvragen niet laden"
        safe="Je aanvragen zijn bewaard."
        empty={
          <Empty
            drawing="paper"
            action={
              <Button component={Link} to={paths.newRequest}>
                Start je eerste aanvraag
              </Button>
            }
          >
            Je hebt nog geen aanvragen.
          </Empty>
        }
      >
        {(rows) => (
          <RowTable
            card
            name="Mijn aanvragen"
            columns={columnsWith(dueFirst(rows))}
            rows={rows}
            keyOf={({ id }) => id}
            targetOf={targetOf}
          />
        )}
      </Loaded>
    </Page>
  )
}
