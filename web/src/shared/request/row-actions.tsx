import { Button, Flex, Stack, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { downloadApplication } from '../../api/requests'
import { projectPaths } from '../../lib/paths'
import { may, type Role } from '../../lib/roles'
import { DownloadButton } from '../../ui/download-button'
import { Fold } from '../../ui/fold'
import { ActionButton } from './action-button'
import { isMade, nextActionOf } from './next-action'
import { ToApplication } from './to-application'

interface RowMenuProps {
  request: {
    project_number: string
    status: string
    payment_status: string
    /** The day on which it was filed, or null. */
    filed: string | null
    role?: Role
  }
}

const download = 'Download je aanvraag'
const toProject = 'Naar je project'

/** What else can be done with a request, once its document is made. */
function RowMenu({ request }: RowMenuProps) {
  const { project_number: number, payment_status, filed } = request
  const paid = payment_status === 'paid'
  if (!isMade(request) || (!paid && !may(request.role, 'editApplications'))) return null
  return (
    <Fold
      label={
        <>
          Meer<VisuallyHidden> over {number}</VisuallyHidden>
        </>
      }
    >
      <Stack gap="xs" align="flex-start" pt="2xs">
        {(!paid || filed !== null) && may(request.role, 'editApplications') && (
          <ToApplication number={number} filed={filed} numbered variant="default" size="xs" />
        )}
        {paid && (
          <>
            <DownloadButton
              label={download}
              name={`${download} ${number}`}
              filename={`aanvraag-${number}.pdf`}
              load={() => downloadApplication(number)}
              variant="default"
              compact
            />
            <Button
              component={Link}
              to={projectPaths.dashboard(number)}
              aria-label={`${toProject} ${number}`}
              variant="default"
              size="xs"
            >
              {toProject}
            </Button>
          </>
        )}
      </Stack>
    </Fold>
  )
}

interface Props {
  request: Parameters<typeof nextActionOf>[0]
  /** The number of the request that is due first, whose button is filled. */
  first: string | undefined
}

/** What the owner of a request can do with it: the one next thing, and the rest folded away. */
export const RowActions = ({ request, first }: Props) => (
  <Flex wrap="wrap" columnGap="xs" align="flex-start" mt="2xs">
    <ActionButton
      action={nextActionOf(request)}
      number={request.project_number}
      filled={request.project_number === first}
    />
    <RowMenu request={request} />
  </Flex>
)
