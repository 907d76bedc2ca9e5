import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ProjectStats } from '../../api/projects'
import { dutchHours } from '../../lib/dutch-number'
import { projectPaths } from '../../lib/paths'
import { shortDate } from '../../lib/rules/dates'
import { useMay } from '../../shared/company/use-may'
import { Empty } from '../../ui/empty'
import { Part } from '../../ui/part'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'

type Entry = ProjectStats['recent_entries'][number]

const columns: [Column<Entry>, ...Column<Entry>[]] = [
  { label: 'Datum', cell: ({ date }) => shortDate(date) },
  {
    label: 'Medewerker',
    cell: ({ employee_name, employee_function }) => (
      <TwoLines below={employee_function}>
        <span translate="no">{employee_name}</span>
      </TwoLines>
    ),
  },
  { label: 'Uren', cell: ({ hours }) => dutchHours(hours) },
  {
    label: 'Beschrijving',
    cell: ({ description }) => (
      <Text span inherit lineClamp={3}>
        {description}
      </Text>
    ),
  },
]

/** The latest hours of a project, with the way to all of them. */
export function RecentHours({
  project: { project_number: number, recent_entries: entries, client_company: company },
}: {
  project: ProjectStats
}) {
  const edits = useMay(company.id)('editHours')
  return (
    <Part title="Laatste uren" action={<Link to={projectPaths.reports(number)}>Bekijk gedetailleerde rapporten</Link>}>
      {entries.length === 0 ? (
        <Empty
          drawing="hours"
          action={
            edits && (
              <Button component={Link} to={projectPaths.hours(number)} variant="default" size="sm">
                Vul je eerste uren in
              </Button>
            )
          }
        >
          Er zijn nog geen uren geregistreerd.
        </Empty>
      ) : (
        <RowTable card name="Laatste uren" columns={columns} rows={entries} keyOf={({ id }) => id} />
      )}
    </Part>
  )
}
