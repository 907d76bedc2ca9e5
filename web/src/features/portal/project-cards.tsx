import { Box, Button, Flex, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { CompanyStats } from '../../api/companies'
import { dutchNumber, hoursWords } from '../../lib/dutch-number'
import { paths, projectPaths } from '../../lib/paths'
import { projectTypes } from '../../lib/project-types'
import { may, type Role } from '../../lib/roles'
import { shortDate } from '../../lib/rules/dates'
import { ProjectHours } from '../../shared/hours/project-hours'
import { DeadlineChip } from '../../shared/request/deadline-chip'
import { dueFirst } from '../../shared/request/next-action'
import { RequestProgress } from '../../shared/request/progress'
import { RequestWorth } from '../../shared/request/request-worth'
import { RowActions } from '../../shared/request/row-actions'
import { StatusChip } from '../../shared/request/status-chip'
import { Empty } from '../../ui/empty'
import { Part } from '../../ui/part'
import styles from './project-cards.module.css'

type Project = CompanyStats['projects'][number]

const people = (count: number): string => (count === 1 ? '1 medewerker' : `${dutchNumber(count)} medewerkers`)

interface CardProps {
  project: Project
  /** The user's role in the company. */
  role: Role
  /** The number of the project that is due first. */
  first: string | undefined
}

function ProjectCard({ project, role, first }: CardProps) {
  const { project_number: number, filed, filing } = project
  return (
    <Paper component="li" className={styles.card} px="lg" py="ml" fz="sm">
      <Stack gap="sm" align="flex-start">
        <Title order={3} size="h4">
          <Link className={styles.link} to={projectPaths.dashboard(number)}>
            {project.project_title}
          </Link>
        </Title>
        <Text variant="quiet" size="xs">
          {number} · {projectTypes[project.project_type]} ·{' '}
          <span className={styles.whole}>vanaf {shortDate(project.start_of_project)}</span>
        </Text>
        <Group gap="xs">
          {filed !== null && <span>Ingediend bij RVO op {shortDate(filed)}</span>}
          {filed === null && filing.deadline !== null && (
            <span>
              {filing.past ? 'Indienen kon' : 'Dien in'} tot en met {shortDate(filing.deadline)}
            </span>
          )}
          <DeadlineChip request={project} />
          {project.status === 'failed' && <StatusChip status={project.status} />}
        </Group>
        <RequestProgress request={project} />
        <RequestWorth request={project} />
        {/* above the link that covers the card */}
        <Box pos="relative">
          <RowActions request={{ ...project, role }} first={first} />
        </Box>
      </Stack>
      <Stack gap="xs">
        <Flex wrap="wrap" columnGap="ml">
          <span>{people(project.employee_count)}</span>
          <span>{hoursWords(project.hours_this_month)} deze maand</span>
        </Flex>
        <ProjectHours project={project} small />
      </Stack>
    </Paper>
  )
}

/** The paid projects of a company. Press anywhere on a card to open its project. */
export function ProjectCards({ projects, role }: { projects: Project[]; role: Role }) {
  const first = dueFirst(projects.map((project) => ({ ...project, role })))
  return (
    <Part title="Projecten">
      {projects.length === 0 ? (
        <Empty
          drawing="paper"
          action={
            may(role, 'editApplications') && (
              <Button component={Link} to={paths.newRequest}>
                Nieuwe aanvraag
              </Button>
            )
          }
        >
          {may(role, 'editApplications') ? 'Je hebt' : 'Dit bedrijf heeft'} nog geen projecten. Een aanvraag wordt een
          project zodra ze betaald is.
        </Empty>
      ) : (
        <Stack component="ul" className={styles.list}>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} role={role} first={first} />
          ))}
        </Stack>
      )}
    </Part>
  )
}
