import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { me } from '../../api/account'
import { type MyHours, myHours } from '../../api/hours'
import { isGone } from '../../lib/api-error'
import { shortDay, shortWeekday } from '../../lib/day-words'
import { dutchHalves } from '../../lib/dutch-number'
import type { Day } from '../../lib/rules/dates'
import { useCompanySelection } from '../../shared/company/company-selection'
import { LeaveButton } from '../../shared/company/leave-button'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Empty } from '../../ui/empty'
import { Loaded } from '../../ui/loaded'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'
import { useToday, useWeek } from './use-week'
import { WeekBar } from './week/week-bar'

type Row = MyHours['projects'][number]

const sum = (cells: Row['cells']): number => cells.reduce((total, { hours }) => total + Number(hours), 0)

/** Hours in a cell, which stays empty without them. */
const shown = (hours: number): string | null => (hours > 0 ? dutchHalves(hours) : null)

const on = (day: Day, cells: Row['cells']) => cells.filter(({ date }) => date === day)

/** The hours of a week: a row for each project, a column for each day, and what both come to. */
function WeekTable({ hours: { days, projects } }: { hours: MyHours }) {
  const all = projects.flatMap(({ cells }) => cells)
  const columns: [Column<Row>, ...Column<Row>[]] = [
    {
      label: 'Project',
      cell: ({ project_title: title, project_number: number }) => <TwoLines below={number}>{title}</TwoLines>,
    },
    ...days.map((day) => ({
      label: `${shortWeekday(day)} ${shortDay(day)}`,
      figure: true,
      cell: ({ cells }: Row) => shown(sum(on(day, cells))),
    })),
    { label: 'Totaal', figure: true, cell: ({ cells }) => <strong>{dutchHalves(sum(cells))}</strong> },
  ]
  return (
    <RowTable
      card
      name="Mijn uren"
      columns={columns}
      rows={projects}
      keyOf={({ project_number: number }) => number}
      foot={[['Totaal', ...days.map((day) => shown(sum(on(day, all)))), dutchHalves(sum(all))]]}
    />
  )
}

/** Says that nobody linked the user to an employee, which a member who runs the company can do. */
const NoEmployee = () => (
  <Empty drawing="hours">
    Je bent nog niet gekoppeld aan een medewerker van een bedrijf. Vraag de eigenaar van je bedrijf om dat bij Leden te
    doen.
  </Empty>
)

/** The week of the user in a company. */
function MyWeek({ company }: { company: number }) {
  const today = useToday()
  const { monday, go } = useWeek(today)
  const hours = useQuery(myHours(company, monday))
  if (isGone(hours.error)) return <NoEmployee />
  return (
    <>
      <WeekBar monday={monday} today={today} onGo={go} />
      <Loaded
        query={hours}
        text="We halen je uren op."
        as="table"
        failed="Kon uren niet laden"
        safe="Je uren zijn bewaard."
      >
        {(week) =>
          week.projects.length === 0 ? (
            <Empty drawing="hours">In deze week heb je geen projecten en geen uren.</Empty>
          ) : (
            <WeekTable hours={week} />
          )
        }
      </Loaded>
    </>
  )
}

/** The user's own hours, a week at a time, over all projects of a company in which they work. */
export default function MyHoursPage() {
  usePageTitle('Mijn uren')
  const user = useQuery(me)
  const { companies: seen, selected } = useCompanySelection()
  const [chosen, choose] = useState<number | null>(null)
  const companies = user.data?.works_at ?? []
  const company = companies.find(({ id }) => id === (chosen ?? selected?.id)) ?? companies[0]
  return (
    <Page
      title="Mijn uren"
      lead={companies.length === 1 && company?.company_name}
      wide
      tools={
        company !== undefined &&
        companies.length > 1 && (
          <NativeSelect
            aria-label="Bedrijf"
            value={company.id}
            data={companies.map(({ id, company_name: label }) => ({ value: String(id), label }))}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          />
        )
      }
    >
      <Loaded query={user} text="We halen je gegevens op." as="table" failed="Kon gebruikersgegevens niet ophalen.">
        {() => {
          if (company !== undefined)
            return (
              <>
                <MyWeek key={company.id} company={company.id} />
                {seen?.every(({ id }) => id !== company.id) && (
                  <div>
                    <LeaveButton company={company} />
                  </div>
                )}
              </>
            )
          return user.isFetching ? <Loading text="We halen je gegevens op." as="table" /> : <NoEmployee />
        }}
      </Loaded>
    </Page>
  )
}
