import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ProjectStats, useProject } from '../../api/projects'
import { oneRequest } from '../../api/requests'
import { dutchHours, dutchNumber } from '../../lib/dutch-number'
import { projectPaths } from '../../lib/paths'
import { projectTypes } from '../../lib/project-types'
import { longDate } from '../../lib/rules/dates'
import { useMay } from '../../shared/company/use-may'
import { FilingDates } from '../../shared/filing/filing-dates'
import { NextSteps } from '../../shared/filing/next-steps'
import { OpenDaysStrip } from '../../shared/hours/open-days-strip'
import { ProjectHours } from '../../shared/hours/project-hours'
import { StatusChip } from '../../shared/request/status-chip'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { FactList } from '../../ui/fact-list'
import { Figures } from '../../ui/figures'
import { Fold } from '../../ui/fold'
import { Page } from '../../ui/page'
import { Part } from '../../ui/part'
import { ApplicationCard } from './application-card'
import { DocumentsCard } from './documents-card'
import { PaymentCard } from './payment-card'
import { RecentHours } from './recent-hours'

/** What a project is. */
function ProjectCard({ project }: { project: ProjectStats }) {
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

/** A project at a glance: its figures, the latest hours, what was paid, the documents and what is next. */
export default function DashboardPage() {
  usePageTitle('Dashboard')
  const project = useProject()
  const { project_number: number } = project
  const may = useMay(project.client_company.id)
  const { data: request, isError, refetch } = useQuery(oneRequest(number))
  return (
    <Page title="Dashboard" lead={project.project_title} wide>
      <OpenDaysStrip company={project.client_company.id} project={number} />
      <ApplicationCard project={project} request={request} />
      <Figures
        figures={[
          { name: 'Medewerkers', value: dutchNumber(project.total_employees) },
          { name: 'Uren deze maand', value: dutchHours(project.total_hours_this_month) },
          { name: 'Uren deze week', value: dutchHours(project.total_hours_this_week) },
          { name: 'Totaal uren', value: dutchHours(project.total_hours_all_time) },
        ]}
      />
      {may('editHours') && (
        <Actions>
          <Button component={Link} to={projectPaths.hours(number)} variant={request?.filed ? 'filled' : 'default'}>
            Uren toevoegen
          </Button>
          <Button component={Link} to={projectPaths.employees(number)} variant="default">
            Medewerker toevoegen
          </Button>
        </Actions>
      )}
      <Part title="Uren en aanvraag" card>
        <ProjectHours project={project} />
      </Part>
      <RecentHours project={project} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ProjectCard project={project} />
        <Stack>
          <DocumentsCard number={number} request={request} failed={isError} onRetry={() => void refetch()} />
          <PaymentCard project={project} />
        </Stack>
      </SimpleGrid>
      {request !== undefined && (
        <Fold
          label={request.filed === null ? 'Indienen bij RVO: data en stappen' : 'Na het indienen: zo ga je verder'}
          open={request.filed === null && !request.filing.past}
        >
          <SimpleGrid
            minColWidth="min(var(--wbso-aside), 100%)"
            autoFlow="auto-fit"
            mt="sm"
            spacing="2xl"
            verticalSpacing="md"
          >
            <FilingDates filing={request.filing} filed={request.filed} />
            {may('editApplications') && <NextSteps number={number} filed={request.filed} />}
          </SimpleGrid>
        </Fold>
      )}
    </Page>
  )
}
