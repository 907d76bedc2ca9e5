import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useOutletContext } from 'react-router'
import { exportAccount, me, userProfile } from '../../api/account'
import { lazyPart } from '../../lib/load-part'
import { DownloadButton } from '../../ui/download-button'
import { Loaded } from '../../ui/loaded'
import { DetailsForm } from './details-form'
import type { TypedDetails } from './use-details'

const CloseAccount = lazyPart<{ onClose: () => void }>('close-account', () => import('./close-account'))

/** What one may do with one's data: take them along, and have them removed. */
function AccountData() {
  const [closing, setClosing] = useState(false)
  return (
    <section aria-labelledby="account">
      <Stack gap="sm" maw="form" pt="xs">
        <Title order={3} id="account">
          Je account
        </Title>
        <Text variant="lead">
          Alles wat we van je bewaren, download je als één bestand: je account, je bedrijven, je aanvragen met hun
          teksten en je betalingen. Het bestand is leesbaar voor andere programma’s (JSON).
        </Text>
        <Group gap="sm" align="flex-start">
          <DownloadButton
            label="Mijn gegevens downloaden"
            filename="mijn-gegevens.json"
            load={exportAccount}
            variant="default"
          />
          <Button variant="outline" color="red" onClick={() => setClosing(true)}>
            Account sluiten
          </Button>
        </Group>
        {closing && (
          <Suspense fallback={null}>
            <CloseAccount onClose={() => setClosing(false)} />
          </Suspense>
        )}
      </Stack>
    </section>
  )
}

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
