import { Box, Flex, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { companyEmployees } from '../../api/employees'
import { type DayState, openDays, type PersonDays } from '../../api/months'
import { shortWeekday } from '../../lib/day-words'
import { paths, projectPaths } from '../../lib/paths'
import { type Day, mondayOf } from '../../lib/rules/dates'
import { daysOf, isOpen, type Month, monthWords } from '../../shared/hours/month'
import { Loaded } from '../../ui/loaded'
import { Part } from '../../ui/part'
import { cellWords, looks } from './day-words'

/** A cell has room for a finger, also where a month has to be moved sideways. */
const cell: CSSProperties = { minWidth: '1.5rem', height: '1.75rem', padding: 0, textAlign: 'center', fontWeight: 600 }

/** The names stay in sight. */
const nameCell: CSSProperties = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: 'var(--wbso-figure)',
  minWidth: 'var(--wbso-figure)',
  padding: '0 var(--mantine-spacing-xs)',
  background: 'var(--wbso-surface)',
  fontWeight: 600,
  textAlign: 'left',
  overflowWrap: 'anywhere',
}

const styleOf = Object.fromEntries(
  Object.entries(looks).map(([state, { colour }]): [string, CSSProperties] => {
    const tint = colour === null ? 'transparent' : `var(--mantine-color-${colour}-1)`
    const ink = colour === null ? 'gray-6' : `${colour}-8`
    return [
      state,
      {
        display: 'block',
        lineHeight: '1.75rem',
        background: tint,
        color: `var(--mantine-color-${ink})`,
        fontWeight: 600,
      },
    ]
  }),
)

interface CellProps {
  name: string
  day: DayState
  /** Where the hours of that day are, if one may go there. */
  to: string | undefined
}

/** The letter of a day in its colour, which leads to the day while it is open. */
function Cell({ name, day, to }: CellProps) {
  const words = cellWords(name, day)
  const look = { style: styleOf[day.state], title: words, translate: 'no' } as const
  const { letter } = looks[day.state]
  return to !== undefined && isOpen(day.state) ? (
    <Link {...look} to={to} aria-label={words}>
      {letter}
    </Link>
  ) : (
    <span {...look} role="img" aria-label={words}>
      {letter}
    </span>
  )
}

/** What the letters mean, for eyes; each cell says it in words. */
const Legend = () => (
  <Flex component="ul" wrap="wrap" columnGap="md" rowGap="2xs" fz="sm" aria-label="Uitleg">
    {Object.entries(looks).map(([state, { letter, words }]) => (
      <Flex component="li" key={state} gap="2xs" align="center">
        <Box component="span" w="1.5rem" ta="center" style={styleOf[state]} translate="no">
          {letter}
        </Box>
        {words}
      </Flex>
    ))}
  </Flex>
)

interface MatrixProps {
  people: PersonDays[]
  month: Month
  linkTo: (employee: number, day: Day) => string | undefined
}

/** A row for each person, a column for each day. */
function Matrix({ people, month, linkTo }: MatrixProps) {
  const days = daysOf(month)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved sideways with the arrow keys
    <section tabIndex={0} aria-label={`Dagen van ${monthWords(month)}`} style={{ overflowX: 'auto' }}>
      <Box component="table" w="100%" fz="xs" style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={nameCell}>
              Naam
            </th>
            {days.map((day) => (
              <th key={day} scope="col" style={cell} translate="no">
                {shortWeekday(day)}
                <br />
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ employee, name, days: known }) => {
            const byDate = new Map(known.map((day) => [day.date, day]))
            return (
              <tr key={employee} style={{ borderTop: 'var(--wbso-hairline)' }}>
                <th scope="row" style={nameCell} translate="no">
                  {name}
                </th>
                {days.map((date) => {
                  const day = byDate.get(date)
                  return (
                    <td key={date} style={cell}>
                      {day !== undefined && <Cell name={name} day={day} to={linkTo(employee, date)} />}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </Box>
    </section>
  )
}

interface Props {
  company: number
  month: Month
  /** The user's own employee row, if any. */
  own: number | null
}

/** What is known of each day of everybody. A day that is open leads to where its hours are written. */
export function DaysPart({ company, month, own }: Props) {
  const people = useQuery(openDays(company, month))
  const { data: employees = [] } = useQuery(companyEmployees(company, true))
  const projects = new Map(employees.map(({ id, assigned_projects: [first] }) => [id, first]))

  function linkTo(employee: number, day: Day): string | undefined {
    const week = `week=${mondayOf(day)}`
    if (employee === own) return `${paths.myHours}?company=${company}&${week}`
    const project = projects.get(employee)
    return project === undefined ? undefined : `${projectPaths.hours(project)}?${week}`
  }

  if (people.data?.length === 0) return null // the table above says so
  return (
    <Part title="Open dagen">
      <Loaded query={people} text="We halen de dagen op." as="table" failed="Kon dagen niet laden">
        {(rows) => (
          <>
            <Text variant="quiet">
              Uren zijn op tijd als ze binnen tien werkdagen zijn geregistreerd. Open is een werkdag waarop nog niets
              staat.
            </Text>
            <Matrix people={rows} month={month} linkTo={linkTo} />
            <Legend />
          </>
        )}
      </Loaded>
    </Part>
  )
}
