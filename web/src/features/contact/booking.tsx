import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Actions } from '../../ui/actions'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import styles from './contact.module.css'
import { useAgenda } from './use-agenda'

const link = (url: string, words: string) => (
  <Anchor inherit href={url} target="_blank" rel="noopener noreferrer">
    {words}
  </Anchor>
)

/** The agenda of the booking service. Nothing of it is loaded before a press, because it sets cookies of its own. */
export function Booking({ url }: { url: string }) {
  const { state, booked, place, load } = useAgenda(url)
  const asked = state === 'loading' || state === 'shown'
  return (
    <Stack>
      {booked && <Notice tone="good">Je afspraak staat. Je krijgt een bevestiging per e-mail.</Notice>}
      {state === 'failed' && (
        <Notice tone="error">
          De agenda kon niet worden geladen. Misschien houdt je browser hem tegen.{' '}
          {link(url, 'Open de agenda in een nieuw tabblad')} of probeer het opnieuw.
        </Notice>
      )}
      {!asked && (
        <>
          <Text variant="reading">
            De agenda komt van Calendly, dat daarbij cookies plaatst en je IP-adres ziet. Daarom laden we hem pas als je
            op de knop drukt.
          </Text>
          <Actions>
            <Button onClick={load}>Laad de agenda</Button>
          </Actions>
        </>
      )}
      {state === 'loading' && <Loading text="De agenda wordt geladen…" as="form" />}
      <div className={styles.agenda} ref={place} data-open={asked || undefined} />
      {asked && <Text variant="quiet">Zie je geen agenda? {link(url, 'Open hem in een nieuw tabblad')}.</Text>}
    </Stack>
  )
}
