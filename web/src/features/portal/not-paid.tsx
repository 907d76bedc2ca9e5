import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { requestList } from '../../api/requests'
import { paths } from '../../lib/paths'
import { Actions } from '../../ui/actions'
import { Notice } from '../../ui/notice'

/** Shown instead of the projects of a company that has paid for none, with the way to pay. */
export function NotPaid({ company }: { company: number }) {
  const { data: requests = [] } = useQuery(requestList)
  const ready = requests.find(
    ({ company_profile, status }) => company_profile.id === company && status === 'document_verwerkt',
  )
  return (
    <>
      <Notice tone="warning">Toegang geweigerd: Betaling vereist om projecten te bekijken</Notice>
      <Actions>
        <Button component={Link} to={ready?.next.profile ?? paths.profileRequests}>
          {ready === undefined ? 'Naar mijn aanvragen' : `Bekijk en betaal ${ready.project_number}`}
        </Button>
      </Actions>
    </>
  )
}
