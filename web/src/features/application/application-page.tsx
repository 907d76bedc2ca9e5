import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { applicationOf } from '../../api/application'
import { oneRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { may } from '../../lib/roles'
import { useCompanySelection } from '../../shared/company/company-selection'
import { RequestProblem } from '../../shared/request/request-problem'
import { useCached } from '../../shared/saving/unsaved'
import { usePageTitle } from '../../shared/site/use-page-title'
import { LoadingPage } from '../../ui/loading'
import { ApplicationParts } from './application-parts'
import { ReadApplication } from './read-application'

export const ErrorBoundary = RequestProblem

export function Skeleton() {
  usePageTitle('Aanvraag afmaken')
  return <LoadingPage text="We halen je aanvraag op." as="parts" />
}

/** Returns whether the user may edit a request; undefined until that is known. Only who reads somewhere has to be asked about. */
function useEdits(id: string): boolean | undefined {
  const { companies = [] } = useCompanySelection()
  const reads = companies.some(({ role }) => !may(role, 'editApplications'))
  const { data: request, isLoading } = useQuery({ ...oneRequest(id), enabled: reads })
  return isLoading ? undefined : may(request?.company_profile.role, 'editApplications')
}

/** The application of a request, which its owner finishes here. */
export default function ApplicationPage() {
  const { id = '' } = useParams()
  usePageTitle('Aanvraag afmaken')
  const owner = useUser()?.id ?? 0
  const { data: loaded } = useSuspenseQuery(applicationOf(id))
  const application = useCached(applicationOf(id)) ?? loaded
  const edits = useEdits(id)
  if (edits === undefined) return <Skeleton />
  if (!edits) return <ReadApplication id={id} application={application} />
  return (
    <ApplicationParts key={`${owner} ${application.project_number}`} owner={owner} id={id} application={application} />
  )
}
