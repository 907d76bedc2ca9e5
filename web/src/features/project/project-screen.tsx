import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate, Outlet, useParams } from 'react-router'
import { projectStats, useProjectWhenRefused } from '../../api/projects'
import { isGone, isUnpaid } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths, requestPaths } from '../../lib/paths'
import { useFailure } from '../../shared/site/use-failure'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Drawn } from '../../ui/drawn'
import { FailedPage } from '../../ui/failed-page'
import { LoadingPage } from '../../ui/loading'
import { MessagePage } from '../../ui/message-page'

/** Shown instead of a project that does not load. A missing project and somebody else's look the same, and an unpaid one is paid first. */
function ProjectProblem() {
  const { error, retry } = useFailure()
  const { id = '' } = useParams()
  const gone = isGone(error)
  usePageTitle(gone ? 'Project niet gevonden' : 'Project')
  if (isUnpaid(error)) return <Navigate to={requestPaths.payment(id)} replace />
  const toPortal = (
    <Button component={Link} to={paths.portal} variant={gone ? 'filled' : 'default'}>
      Naar het portaal
    </Button>
  )
  if (gone)
    return (
      <MessagePage title="Dit project vinden we niet" actions={toPortal}>
        <Drawn of="search">
          <p>Het project bestaat niet of hoort bij een ander account. Controleer het adres, of kijk in je portaal.</p>
        </Drawn>
      </MessagePage>
    )
  return (
    <FailedPage
      title="Je project is nu niet te zien"
      message={failure(error, 'Kon dashboard gegevens niet laden')}
      safe="Je aanvraag en je uren zijn bewaard."
      onRetry={retry}
    >
      {toPortal}
    </FailedPage>
  )
}

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
