import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { SelectableCompany } from '../../api/companies'
import { companyMonth } from '../../api/months'
import { useSite } from '../../api/site'
import type { Day } from '../../lib/rules/dates'
import { OfCompany } from '../../shared/company/of-company'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
import { DaysPart } from './days-part'
import { type Month, monthBefore, monthOf, readMonth } from './month'
import { MonthBar } from './month-bar'
import { PeoplePart } from './people-part'
import { useOwn } from './use-own'

/** Returns the month in the address, ?month=2026-10, or else the last one that is over, unless nobody worked in it. */
function useMonth(company: number, today: Day): Month {
  const [params] = useSearchParams()
  const asked = readMonth(params.get('month'))
  const current = monthOf(today)
  const last = monthBefore(current)
  const { data } = useQuery({ ...companyMonth(company, last), enabled: asked === null })
  return asked ?? (data?.length === 0 ? current : last)
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
        closes={own.closes}
      />
      <DaysPart key={`days of ${month}`} company={company.id} month={month} own={own.employee} />
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
