import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { me, userProfile } from '../../api/account'
import { Loaded } from '../../ui/loaded'
import { AccountData } from './account-data'
import { DetailsForm } from './details-form'
import type { TypedDetails } from './use-details'

/** The user's own data. */
export default function DetailsTab() {
  const typed = useOutletContext<TypedDetails>()
  const user = useQuery(me)
  const profile = useQuery(userProfile)

  return (
    <section>
      <Stack>
        <Title order={2}>Mijn gegevens</Title>
        <Loaded query={user} text="We halen je gegevens op." as="form" failed="Kon gebruikersgegevens niet ophalen.">
          {({ email }) => (
            <Loaded
              query={profile}
              text="We halen je gegevens op."
              as="form"
              failed="Kon profielgegevens niet ophalen."
            >
              {(saved) => <DetailsForm email={email} profile={saved} typed={typed} />}
            </Loaded>
          )}
        </Loaded>
        <AccountData />
      </Stack>
    </section>
  )
}
