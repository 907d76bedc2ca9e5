import { useProject } from '../../api/projects'
import { usePageTitle } from '../../api/use-page-title'
import { Page } from '../../components/page'

/** The reports of a project. */
export default function ReportsPage() {
  usePageTitle('Rapporten')
  const { project_title: title } = useProject()
  return (
    <Page title="Rapporten" lead={title} wide>
      <p>Hier komen de rapporten van je project.</p>
    </Page>
  )
}
