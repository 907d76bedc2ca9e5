import { useProject } from '../../api/projects'
import { usePageTitle } from '../../api/use-page-title'
import { Page } from '../../components/page'

/** The overview of a project. */
export default function DashboardPage() {
  usePageTitle('Dashboard')
  const { project_title: title } = useProject()
  return (
    <Page title="Dashboard" lead={title} wide>
      <p>Hier komt het overzicht van je project.</p>
    </Page>
  )
}
