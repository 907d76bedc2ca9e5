import { useProject } from '../../api/projects'
import { usePageTitle } from '../../api/use-page-title'
import { Page } from '../../components/page'

/** The hours of a project. */
export default function HoursPage() {
  usePageTitle('Uren')
  const { project_title: title } = useProject()
  return (
    <Page title="Uren" lead={title} wide>
      <p>Hier komen de uren van je project.</p>
    </Page>
  )
}
