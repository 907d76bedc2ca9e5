import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { CompanyStats } from '../../api/companies'
import { dutchNumber, hoursWords } from '../../lib/dutch-number'
import { paths, projectPaths } from '../../lib/paths'
import { projectTypes } from '../../lib/project-types'
import { shortDate } from '../../lib/rules/dates'
import { PaymentChip } from '../../shared/request/payment-chip'
import { StatusChip } from '../../shared/request/status-chip'
import { ToApplication } from '../../shared/request/to-application'
import { Part } from '../../ui/part'
import styles from './project-cards.module.css'

type Project = CompanyStats['projects'][number]

const people = (count: number): string => (count === 1 ? '1 medewerker' : `${dutchNumber(count)} medewerkers`)

function ProjectCard({ project }: { project: Project }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>
        <Link className={styles.link} to={projectPaths.dashboard(project.project_number)}>
          {project.project_title}
        </Link>
      </h3>
      <p className={styles.quiet}>
        {project.project_number} · {projectTypes[project.project_type]} ·{' '}
        <span className={styles.whole}>vanaf {shortDate(project.start_of_project)}</span>
      </p>
      {project.filed !== null && <p className={styles.quiet}>Ingediend bij RVO op {shortDate(project.filed)}</p>}
      <p className={styles.figures}>
        <span>{people(project.employee_count)}</span>
        <span>{hoursWords(project.hours_this_month)} deze maand</span>
      </p>
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
    </li>
  )
}

/** The paid projects of a company. Press anywhere on a card to open its project. */
export function ProjectCards({ projects }: { projects: Project[] }) {
  return (
    <Part title="Projecten">
      {projects.length === 0 ? (
        <div className={styles.none}>
          <p>Je hebt nog geen projecten. Een aanvraag wordt een project zodra ze betaald is.</p>
          <Button component={Link} to={paths.newRequest}>
            Nieuwe aanvraag
          </Button>
        </div>
      ) : (
        <ul className={styles.list}>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      )}
    </Part>
  )
}
