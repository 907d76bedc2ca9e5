import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { applicationOf } from '../../api/application'
import { useUser } from '../../api/session'
import { RequestProblem } from '../../shared/request/request-problem'
import { useCached } from '../../shared/saving/unsaved'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LoadingPage } from '../../ui/loading'
import { ApplicationParts } from './application-parts'

export const ErrorBoundary = RequestProblem

export function Skeleton() {
  usePageTitle('Aanvraag afmaken')
  return <LoadingPage text="We halen je aanvraag op." as="parts" />
}

/** The application of a request, which its owner finishes here. */
export default function ApplicationPage() {
  const { id = '' } = useParams()
  usePageTitle('Aanvraag afmaken')
  const owner = useUser()?.id ?? 0
  const { data: loaded } = useSuspenseQuery(applicationOf(id))
  const application = useCached(applicationOf(id)) ?? loaded
  return (
    <ApplicationParts key={`${owner} ${application.project_number}`} owner={owner} id={id} application={application} />
  )
}
