import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useParams } from 'react-router'
import { projectStats, useProjectWhenRefused } from '../../api/projects'
import { isGone, isUnpaid } from '../../lib/api-error'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LoadingPage } from '../../ui/loading'
import { ProjectProblem } from './project-problem'

export const ErrorBoundary = ProjectProblem

export function Skeleton() {
  usePageTitle('Project')
  return <LoadingPage text="We halen je project op." as="overview" />
}

/** A screen of the project area, once the project is loaded. One that is gone or unpaid by now goes, too. */
export default function ProjectScreen() {
  const { id = '' } = useParams()
  const { data: project, error } = useSuspenseQuery(projectStats(id))
  useProjectWhenRefused(id)
  if (isUnpaid(error) || isGone(error)) throw error
  return <Outlet context={project} />
}
