import { Button, Flex, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { CompanyStats } from '../../api/companies'
import { dutchNumber, hoursWords } from '../../lib/dutch-number'
import { paths, projectPaths } from '../../lib/paths'
import { projectTypes } from '../../lib/project-types'
import { shortDate } from '../../lib/rules/dates'
import { PaymentChip } from '../../shared/request/payment-chip'
import { StatusChip } from '../../shared/request/status-chip'
import { ToApplication } from '../../shared/request/to-application'
import { Empty } from '../../ui/empty'
import { Part } from '../../ui/part'
import styles from './project-cards.module.css'

type Project = CompanyStats['projects'][number]

const people = (count: number): string => (count === 1 ? '1 medewerker' : `${dutchNumber(count)} medewerkers`)

function ProjectCard({ project }: { project: Project }) {
  return (
    <Paper component="li" className={styles.card} pos="relative" px="lg" py="ml" fz="sm">
      <Stack gap="xs" align="flex-start">
        <Title order={3} size="h4">
          <Link className={styles.link} to={projectPaths.dashboard(project.project_number)}>
            {project.project_title}
          </Link>
        </Title>
        <Text size="xs" c="gray.6">
          {project.project_number} · {projectTypes[project.project_type]} ·{' '}
          <span className={styles.whole}>vanaf {shortDate(project.start_of_project)}</span>
        </Text>
        {project.filed !== null && (
          <Text size="xs" c="gray.6">
            Ingediend bij RVO op {shortDate(project.filed)}
          </Text>
        )}
        <Flex wrap="wrap" columnGap="ml">
          <span>{people(project.employee_count)}</span>
          <span>{hoursWords(project.hours_this_month)} deze maand</span>
        </Flex>
        {project.status === 'failed' ? (
          <StatusChip status={project.status} />
        ) : (
          <PaymentChip status={project.payment_status} />
        )}
        <ToApplication
          className={styles.application}
          number={project.project_number}
          filed={project.filed}
          numbered
          variant="default"
          size="xs"
        />
      </Stack>
    </Paper>
  )
}

/** The paid projects of a company. Press anywhere on a card to open its project. */
export function ProjectCards({ projects }: { projects: Project[] }) {
  return (
    <Part title="Projecten">
      {projects.length === 0 ? (
        <Empty
          drawing="paper"
          action={
            <Button component={Link} to={paths.newRequest}>
              Nieuwe aanvraag
            </Button>
          }
        >
          Je hebt nog geen projecten. Een aanvraag wordt een project zodra ze betaald is.
        </Empty>
      ) : (
        <SimpleGrid component="ul" minColWidth="min(var(--wbso-aside), 100%)" m={0} p={0} style={{ listStyle: 'none' }}>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </SimpleGrid>
      )}
    </Part>
  )
}
