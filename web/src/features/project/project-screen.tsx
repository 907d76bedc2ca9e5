import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useParams } from 'react-router'
import { oneRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { GoToLogin } from '../../components/go-to-login'
import { WaitingPage } from '../../components/waiting-page'
import { requestPaths } from '../../lib/paths'
import { ProjectProblem } from './project-problem'

/** A screen of the project area. It shows once the project is loaded; an unpaid one opens the payment screen. */
export default function ProjectScreen() {
  const { id = '' } = useParams()
  const user = useUser()
  const { data: project, error, refetch } = useQuery({ ...oneRequest(id), enabled: user !== null })

  if (user === null) return <GoToLogin />
  if (project === undefined && error !== null) return <ProjectProblem error={error} onRetry={() => void refetch()} />
  if (project === undefined) return <WaitingPage text="We halen je project op." />
  if (project.payment_status !== 'paid') return <Navigate to={requestPaths.payment(project.project_number)} replace />
  return <Outlet context={project} />
}
