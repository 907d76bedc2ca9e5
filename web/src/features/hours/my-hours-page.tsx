import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { me } from '../../api/account'
import { useUser } from '../../api/session'
import { useCompanySelection } from '../../shared/company/company-selection'
import { LeaveButton } from '../../shared/company/leave-button'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Loaded } from '../../ui/loaded'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
import { MyWeek, NoEmployee } from './mine/my-week'

/** The user's own hours, a week at a time, over all projects of a company in which they work. */
export default function MyHoursPage() {
  const [wrong, setWrong] = useState(false)
  usePageTitle('Mijn uren', wrong)
  const session = useUser()
  const user = useQuery(me)
  const { companies: seen, selected } = useCompanySelection()
  const [params, setParams] = useSearchParams()
  const companies = user.data?.works_at ?? []
  const byId = (wanted: number | undefined) => companies.find(({ id }) => id === wanted)
  const company = byId(Number(params.get('company'))) ?? byId(selected?.id) ?? companies[0]

  function choose(id: string) {
    const next = new URLSearchParams(params)
    next.set('company', id)
    setParams(next)
  }

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
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )
      }
    >
      <Loaded query={user} text="We halen je gegevens op." as="table" failed="Kon gebruikersgegevens niet ophalen.">
        {() => {
          if (company !== undefined && session !== null)
            return (
              <>
                <MyWeek key={company.id} owner={session.id} company={company.id} onWrong={setWrong} />
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
