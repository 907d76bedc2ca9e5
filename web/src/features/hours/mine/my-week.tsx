import { Anchor, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { type MyHours, myHours, myOpenDays } from '../../../api/my-hours'
import { isGone } from '../../../lib/api-error'
import { onDay } from '../../../lib/day-words'
import { type Day, daysOfWeek, mondayOf } from '../../../lib/rules/dates'
import { isOpen } from '../../../shared/hours/month'
import { Empty } from '../../../ui/empty'
import { Loaded } from '../../../ui/loaded'
import { Loading } from '../../../ui/loading'
import { useToday, useWeek, useWeekLink } from '../use-week'
import { WeekBar } from '../week/week-bar'
import { DaysPart } from './days-part'
import { FillMyWeek, type WeekProps } from './fill-my-week'
import { MonthsPart } from './months-part'
import { useMarks } from './use-marks'

const noDays: Day[] = []

/** Where a week does not fit, with the edges of the page: see the grid's style sheet. */
const small = '(max-width: 39.49em)'

/** Returns the day of a week that a phone shows first: the oldest that is open, or else that of today. */
function firstOf({ states }: MyHours, monday: Day, today: Day): Day {
  const days = daysOfWeek(monday)
  const open = states.filter(({ state }) => isOpen(state)).map(({ date }) => date)
  return days.find((day) => open.includes(day)) ?? days.find((day) => day === today) ?? monday
}

/** Says that nobody linked the user to an employee, which a member who runs the company can do. */
export const NoEmployee = () => (
  <Empty drawing="hours">
    Je bent nog niet gekoppeld aan een medewerker van een bedrijf. Vraag de eigenaar van je bedrijf om dat bij Leden te
    doen.
  </Empty>
)

interface Props {
  owner: number
  company: number
  /** Told whether the last attempt to save found problems. */
  onWrong: (wrong: boolean) => void
}

/** The week of the user in a company: its hours to fill in, its days and the months around it. */
export function MyWeek({ owner, company, onWrong }: Props) {
  const today = useToday()
  const { monday, chosen, go } = useWeek(today)
  const link = useWeekLink()
  const phone = useMediaQuery(small, false, { getInitialValueInEffect: false })
  const hours = useQuery({ ...myHours(company, monday), placeholderData: keepPreviousData })
  const open = useQuery(myOpenDays(company))
  const [days, setDays] = useState<Partial<Record<Day, Day>>>({}) // which a phone shows, by the Monday of its week
  const shown = days[monday]
  const { data, isPlaceholderData: stale } = hours
  const oldest = open.data?.[0]?.date ?? null
  if (isGone(hours.error)) return <NoEmployee />
  if (phone && chosen === null && open.isPending) return <Loading text="We halen je uren op." as="table" />
  if (phone && chosen === null && oldest !== null && mondayOf(oldest) !== monday)
    return <Navigate to={link(oldest)} replace />
  if (data !== undefined && !stale && shown === undefined) pick(firstOf(data, monday, today))

  function pick(day: Day) {
    setDays((before) => ({ ...before, [mondayOf(day)]: day }))
  }

  /** Shows a day, and its week if that is another. */
  function show(day: Day) {
    pick(day)
    if (mondayOf(day) !== monday) go(day)
  }

  return (
    <>
      {oldest !== null && (phone ? oldest !== shown : mondayOf(oldest) !== monday) && (
        <div>
          <Anchor component={Link} to={link(oldest)} onClick={() => pick(oldest)}>
            Naar de oudste open dag ({onDay(oldest)})
          </Anchor>
        </div>
      )}
      {data === undefined && <WeekBar monday={monday} today={today} onGo={go} />}
      <Loaded
        query={data === undefined ? hours : { ...hours, error: null }} // a week that is there says so itself
        text="We halen je uren op."
        as="table"
        failed="Kon uren niet laden"
        safe="Je uren zijn bewaard."
      >
        {(week) => (
          <Week
            hours={week}
            stale={stale}
            failed={hours.error}
            onRetry={() => void hours.refetch()}
            {...{ owner, monday, today, onWrong }}
            openDays={open.data?.map(({ date }) => date) ?? noDays}
            onGo={go}
            day={phone ? (shown ?? monday) : null}
            onShow={show}
          />
        )}
      </Loaded>
    </>
  )
}

function Week({ openDays, ...props }: WeekProps & { openDays: Day[] }) {
  const { hours, stale, monday, today, day, onGo } = props
  const marks = useMarks(hours.employee, monday)
  const monthsPart = !stale && hours.months.length > 0 && <MonthsPart hours={hours} today={today} openDays={openDays} />
  if (hours.projects.length > 0)
    return (
      <FillMyWeek {...props} marks={marks}>
        {!stale && day === null && <DaysPart hours={hours} today={today} {...marks} />}
        {monthsPart}
      </FillMyWeek>
    )
  return (
    <Stack gap="xl">
      <WeekBar monday={monday} today={today} onGo={onGo} />
      <Empty drawing="hours">In deze week heb je geen projecten en geen uren.</Empty>
      {monthsPart}
    </Stack>
  )
}
