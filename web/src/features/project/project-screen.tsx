import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useParams } from 'react-router'
import { projectStats, useProjectWhenRefused } from '../../api/projects'
import { useUser } from '../../api/session'
import { ApiError, isUnpaid } from '../../lib/api-error'
import { requestPaths } from '../../lib/paths'
import { GoToLogin } from '../../shared/request/go-to-login'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LoadingPage } from '../../ui/loading'
import { ProjectProblem } from './project-problem'

function Loading() {
  usePageTitle('Project')
  return <LoadingPage text="We halen je project op." as="overview" />
}

/** A screen of the project area. It shows once the project is loaded; an unpaid one opens the payment screen. */
export default function ProjectScreen() {
  const { id = '' } = useParams()
  const user = useUser()
  const { data: project, error, refetch } = useQuery({ ...projectStats(id), enabled: user !== null })
  useProjectWhenRefused(id)
  const gone = error instanceof ApiError && error.status === 404

  if (user === null) return <GoToLogin />
  if (isUnpaid(error)) return <Navigate to={requestPaths.payment(id)} replace />
  if (error !== null && (project === undefined || gone))
    return <ProjectProblem error={error} onRetry={() => void refetch()} />
  if (project === undefined) return <Loading />
  return <Outlet context={project} />
}
