import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { exportAccount } from '../../api/account'
import { lazyPart } from '../../lib/load-part'
import { DownloadButton } from '../../ui/download-button'

const CloseAccount = lazyPart<{ onClose: () => void }>('close-account', () => import('./close-account'))

/** What one may do with one's data: take them along, and have them removed. */
export function AccountData() {
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
