import { Button, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { exportAccount } from '../../api/account'
import { lazyPart } from '../../lib/load-part'
import { DownloadButton } from '../../ui/download-button'
import styles from './account-data.module.css'

const CloseAccount = lazyPart<{ onClose: () => void }>('close-account', () => import('./close-account'))

/** What one may do with one's data: take them along, and have them removed. */
export function AccountData() {
  const [closing, setClosing] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="account">
      <Title order={3} id="account">
        Je account
      </Title>
      <p>
        Alles wat we van je bewaren, download je als één bestand: je account, je bedrijven, je aanvragen met hun teksten
        en je betalingen. Het bestand is leesbaar voor andere programma’s (JSON).
      </p>
      <div className={styles.actions}>
        <DownloadButton
          label="Mijn gegevens downloaden"
          filename="mijn-gegevens.json"
          load={exportAccount}
          variant="default"
        />
        <Button variant="outline" color="red" onClick={() => setClosing(true)}>
          Account sluiten
        </Button>
      </div>
      {closing && (
        <Suspense fallback={null}>
          <CloseAccount onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </section>
  )
}
