import { useProject } from '../../api/projects'
import { usePageTitle } from '../../api/use-page-title'
import { Page } from '../../components/page'

/** Brings in hours from a file. */
export default function ImportPage() {
  usePageTitle('Uren importeren')
  const { project_title: title } = useProject()
  return (
    <Page title="Uren importeren" lead={title} wide>
      <p>Hier importeer je uren.</p>
    </Page>
  )
}
