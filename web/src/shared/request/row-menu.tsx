import { Button, Stack, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { downloadApplication } from '../../api/requests'
import { projectPaths } from '../../lib/paths'
import { DownloadButton } from '../../ui/download-button'
import { Fold } from '../../ui/fold'
import { isMade } from './next-action'
import { ToApplication } from './to-application'

interface Props {
  request: {
    project_number: string
    status: string
    payment_status: string
    /** The day on which it was filed, or null. */
    filed: string | null
  }
}

const download = 'Download je aanvraag'
const toProject = 'Naar je project'

/** What else can be done with a request, once its document is made. */
export function RowMenu({ request }: Props) {
  const { project_number: number, payment_status, filed } = request
  if (!isMade(request)) return null
  const paid = payment_status === 'paid'
  return (
    <Fold
      label={
        <>
          Meer<VisuallyHidden> over {number}</VisuallyHidden>
        </>
      }
    >
      <Stack gap="xs" align="flex-start" pt="2xs">
        {(!paid || filed !== null) && (
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
