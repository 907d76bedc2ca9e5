import { Button, Group, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { SelectableCompany } from '../../api/companies'
import { companyMembers, type Member } from '../../api/members'
import { companyMonth } from '../../api/months'
import { useUser } from '../../api/session'
import { useSite } from '../../api/site'
import { closesWhenAllowed, may } from '../../lib/roles'
import type { Day } from '../../lib/rules/dates'
import { OfCompany } from '../../shared/company/of-company'
import { type Month, monthAfter, monthBefore, monthOf, monthWords, readMonth } from '../../shared/hours/month'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Icon } from '../../ui/icon'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
import { DaysPart } from './days-part'
import { PeoplePart } from './people-part'

/** Returns the month in the address, ?month=2026-10, or else the last one that is over, unless nobody worked in it. */
function useMonth(company: number, today: Day): Month {
  const [params] = useSearchParams()
  const asked = readMonth(params.get('month'))
  const current = monthOf(today)
  const last = monthBefore(current)
  const { data } = useQuery({ ...companyMonth(company, last), enabled: asked === null })
  return asked ?? (data?.length === 0 ? current : last)
}

const to = (month: Month) => ({ search: `?month=${month}` })

/** Which month is shown, and the ways to another. */
const MonthBar = ({ month, current }: { month: Month; current: Month }) => (
  <Group gap="xs">
    <div aria-live="polite">
      <Title order={2} size="h3" tt="capitalize">
        {monthWords(month)}
      </Title>
    </div>
    <Group component="nav" gap="xs" ml="auto" aria-label="Maanden">
      <Button component={Link} to={to(monthBefore(month))} variant="default" px="sm" aria-label="Vorige maand">
        <Icon of={IconChevronLeft} />
      </Button>
      <Button component={Link} to={to(current)} variant="default" aria-current={month === current ? 'date' : undefined}>
        Deze maand
      </Button>
      <Button component={Link} to={to(monthAfter(month))} variant="default" px="sm" aria-label="Volgende maand">
        <Icon of={IconChevronRight} />
      </Button>
    </Group>
  </Group>
)

/** Returns the user's own membership of a company. Who may not read the members has no more than a role. */
function useOwn({ id, role }: SelectableCompany): Member | undefined {
  const user = useUser()
  const { data: members } = useQuery({ ...companyMembers(id), enabled: may(role, 'readMembers') })
  return members?.find((member) => member.user.id === user?.id)
}

/** A month of the people of a company. */
function Months({ company, today }: { company: SelectableCompany; today: Day }) {
  const month = useMonth(company.id, today)
  const own = useOwn(company)
  const current = monthOf(today)
  return (
    <Page title="Maanden" lead={company.company_name} wide>
      <MonthBar month={month} current={current} />
      <PeoplePart
        key={`people of ${month}`}
        company={company.id}
        month={month}
        isOver={month < current}
        closes={may(company.role, 'closeMonths') && (!closesWhenAllowed(company.role) || own?.may_close === true)}
      />
      <DaysPart key={`days of ${month}`} company={company.id} month={month} own={own?.employee ?? null} />
    </Page>
  )
}

/** The months of the selected company: who has which hours, which days are open, and closing. */
export default function MonthsPage() {
  usePageTitle('Maanden')
  const today = useSite()?.today
  return (
    <OfCompany title="Maanden" needs="readMonths">
      {(company) =>
        today === undefined ? (
          <Page title="Maanden" lead={company.company_name} wide>
            <Loading text="We halen de maand op." as="table" />
          </Page>
        ) : (
          <Months key={company.id} company={company} today={today} />
        )
      }
    </OfCompany>
  )
}
