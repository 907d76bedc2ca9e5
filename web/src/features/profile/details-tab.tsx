import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { me, userProfile } from '../../api/account'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { AccountData } from './account-data'
import { DetailsForm } from './details-form'
import type { TypedDetails } from './use-details'

/** The user's own data. */
export default function DetailsTab() {
  const typed = useOutletContext<TypedDetails>()
  const user = useQuery(me)
  const profile = useQuery(userProfile)

  function content() {
    if (user.data && profile.data) return <DetailsForm email={user.data.email} profile={profile.data} typed={typed} />
    if (user.isError)
      return <Failed message="Kon gebruikersgegevens niet ophalen." onRetry={() => void user.refetch()} />
    if (profile.isError)
      return <Failed message="Kon profielgegevens niet ophalen." onRetry={() => void profile.refetch()} />
    return <Loading text="We halen je gegevens op." as="form" />
  }

  return (
    <section>
      <Stack>
        <Title order={2}>Mijn gegevens</Title>
        {content()}
        <AccountData />
      </Stack>
    </section>
  )
}
