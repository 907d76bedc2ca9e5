import { Button, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { me, userProfile } from '../../api/account'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import { AccountData } from './account-data'
import { DetailsForm } from './details-form'
import type { TypedDetails } from './use-details'

/** Says what could not be loaded, in place of the form. */
function Failed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <Notice tone="error">
      <p>{words}</p>
      <Button variant="default" size="xs" mt="xs" onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </Notice>
  )
}

/** The user's own data. */
export default function DetailsTab() {
  const typed = useOutletContext<TypedDetails>()
  const user = useQuery(me)
  const profile = useQuery(userProfile)

  function content() {
    if (user.data && profile.data) return <DetailsForm email={user.data.email} profile={profile.data} typed={typed} />
    if (user.isError) return <Failed words="Kon gebruikersgegevens niet ophalen." onRetry={() => void user.refetch()} />
    if (profile.isError)
      return <Failed words="Kon profielgegevens niet ophalen." onRetry={() => void profile.refetch()} />
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
