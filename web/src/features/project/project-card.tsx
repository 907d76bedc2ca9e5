import type { ProjectStats } from '../../api/projects'
import { dutchNumber } from '../../lib/dutch-number'
import { projectTypes } from '../../lib/project-types'
import { longDate } from '../../lib/rules/dates'
import { StatusChip } from '../../shared/request/status-chip'
import { FactList } from '../../ui/fact-list'
import { Part } from '../../ui/part'

/** What a project is. */
export function ProjectCard({ project }: { project: ProjectStats }) {
  return (
    <Part title="Project" card>
      <FactList
        plain
        facts={[
          { name: 'Projectnummer', value: project.project_number },
          { name: 'Bedrijf', value: project.client_company.name },
          { name: 'Type', value: projectTypes[project.project_type] },
          { name: 'Startdatum', value: longDate(project.start_of_project) },
          { name: 'Geschat aantal uren', value: dutchNumber(project.estimated_hours) },
          { name: 'Status', value: <StatusChip status={project.status} /> },
        ]}
      />
    </Part>
  )
}
