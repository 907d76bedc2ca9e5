import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { applicationOf } from '../../api/application'
import { useUser } from '../../api/session'
import { ApiError } from '../../lib/api-error'
import { requestPaths } from '../../lib/paths'
import { GoToLogin } from '../../shared/request/go-to-login'
import { RequestProblem } from '../../shared/request/request-problem'
import { useCached } from '../../shared/saving/unsaved'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LoadingPage } from '../../ui/loading'
import { ApplicationParts } from './application-parts'

/** The application of a request, which its owner finishes here. */
export default function ApplicationPage() {
  const { id = '' } = useParams()
  usePageTitle('Aanvraag afmaken')
  const user = useUser()
  const { error, refetch } = useQuery({ ...applicationOf(id), enabled: user !== null })
  const application = useCached(applicationOf(id))

  if (user === null) return <GoToLogin />
  if (application !== undefined)
    return (
      <ApplicationParts
        key={`${user.id} ${application.project_number}`}
        owner={user.id}
        id={id}
        application={application}
      />
    )
  if (error instanceof ApiError && error.status === 409) return <Navigate to={requestPaths.processing(id)} replace />
  if (error !== null) return <RequestProblem error={error} onRetry={() => void refetch()} />
  return <LoadingPage text="We halen je aanvraag op." as="parts" />
}
