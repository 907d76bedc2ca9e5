import { useProject } from '../../api/projects'
import { usePageTitle } from '../../api/use-page-title'
import { Page } from '../../components/page'

/** The employees of a project. */
export default function EmployeesPage() {
  usePageTitle('Medewerkers')
  const { project_title: title } = useProject()
  return (
    <Page title="Medewerkers" lead={title} wide>
      <p>Hier komen de medewerkers van je project.</p>
    </Page>
  )
}
