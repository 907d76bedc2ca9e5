import { useProject } from '../../api/projects'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Page } from '../../ui/page'
import { Reports } from './reports'

/** What was worked on a project. */
export default function ReportsPage() {
  usePageTitle('Rapporten')
  const project = useProject()
  const today = useSite()?.today
  return (
    <Page title="Rapporten" lead={project.project_title} wide>
      {today && <Reports key={project.project_number} project={project} today={today} />}
    </Page>
  )
}
