import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { projectEmployees } from '../../api/employees'
import { useProject } from '../../api/projects'
import { useUser } from '../../api/session'
import { projectPaths } from '../../lib/paths'
import { useMay } from '../../shared/company/use-may'
import { Empty } from '../../ui/empty'
import { Loaded } from '../../ui/loaded'
import { HoursFrame } from './hours-frame'
import { HoursOfWeek } from './hours-of-week'

/** The hours of a project, once it is known who works on it. */
export default function HoursPage() {
  const { project_number: number, project_title: title, client_company: company, budget, ...project } = useProject()
  const edits = useMay(company.id)('editHours')
  const start = project.project_started_on ?? project.start_of_project
  const { counted_from: from, forecast_until: to } = budget
  const span = useMemo(() => ({ start, from, to }), [start, from, to]) // so that the list of entries is not drawn again
  const user = useUser()
  const list = useQuery(projectEmployees(number))
  const employees = list.data ?? []

  if (user !== null && employees.length > 0)
    return (
      <HoursOfWeek
        key={`${user.id} ${number}`}
        owner={user.id}
        number={number}
        title={title}
        span={span}
        employees={employees}
        edits={edits}
      />
    )
  return (
    <HoursFrame title={title}>
      <Loaded
        query={list}
        text="We halen de medewerkers op."
        as="table"
        failed="Kon medewerkers niet laden"
        safe="Je uren zijn bewaard."
      >
        {() => (
          <Empty
            drawing="people"
            action={
              edits && (
                <Button component={Link} to={projectPaths.employees(number)}>
                  Medewerkers toewijzen
                </Button>
              )
            }
          >
            Aan dit project zijn nog geen medewerkers toegewezen.
          </Empty>
        )}
      </Loaded>
    </HoursFrame>
  )
}
