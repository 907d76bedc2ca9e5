import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import { downloadApplication, oneRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { usePageTitle } from '../../api/use-page-title'
import { DownloadButton } from '../../components/download-button'
import { GoToLogin } from '../../components/go-to-login'
import { MessagePage } from '../../components/message-page'
import { RequestProblem } from '../../components/request-problem'
import { WaitingPage } from '../../components/waiting-page'
import { paths, requestPaths } from '../../lib/paths'

/** The download of a paid application, until the project area is built. An unpaid one opens the payment screen. */
export default function ProjectPage() {
  usePageTitle('Projectbeheer')
  const { id = '' } = useParams()
  const user = useUser()
  const { data: request, error, refetch } = useQuery({ ...oneRequest(id), enabled: user !== null })

  if (user === null) return <GoToLogin />
  if (request === undefined && error !== null) return <RequestProblem error={error} onRetry={() => void refetch()} />
  if (request === undefined) return <WaitingPage text="We halen je project op." />
  const number = request.project_number
  if (request.payment_status !== 'paid') return <Navigate to={requestPaths.payment(number)} replace />
  return (
    <MessagePage
      title="Projectbeheer volgt binnenkort"
      actions={
        <>
          <DownloadButton
            label="Download je aanvraag (PDF)"
            filename={`aanvraag-${number}.pdf`}
            load={() => downloadApplication(number)}
          />
          <Button component={Link} to={paths.profileRequests} variant="default">
            Mijn aanvragen
          </Button>
        </>
      }
    >
      <p>
        <strong>{request.project_title}</strong> ({number})
      </p>
      <p>
        Hier ga je straks medewerkers koppelen en uren bijhouden. Je aanvraag is betaald en compleet: download de PDF en
        volg de stappen daarin om bij RVO in te dienen.
      </p>
    </MessagePage>
  )
}
