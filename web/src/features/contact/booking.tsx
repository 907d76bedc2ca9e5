import { Anchor, Box, Button, Stack, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { convert, track } from '../../lib/tracking'
import { Actions } from '../../ui/actions'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import styles from './contact.module.css'

/** The part of the booking service's script that we use. */
interface Calendly {
  initInlineWidget: (widget: { url: string; parentElement: HTMLElement }) => void
}

declare global {
  interface Window {
    Calendly?: Calendly
  }
}

const address = 'https://assets.calendly.com/assets/external/widget.js'

/** Runs the script of the booking service. A script that brings nothing leaves no trace, so that one can try again. */
async function load(): Promise<Calendly> {
  const script = document.createElement('script')
  script.src = address
  const done = new Promise((resolve) => {
    script.onload = resolve
    script.onerror = resolve
  })
  document.head.append(script)
  await done
  if (window.Calendly !== undefined) return window.Calendly
  script.remove()
  throw new Error('the script was blocked or is another one')
}

/** Shows the agenda in an element. Fails when the script cannot be loaded. */
async function showAgenda(url: string, parentElement: HTMLElement): Promise<void> {
  const calendly = window.Calendly ?? (await load())
  calendly.initInlineWidget({ url, parentElement })
}

/** Reports whether a message says that a meeting is booked. Only the agenda's own origin is believed (W-04). */
function saysBooked({ origin, data }: MessageEvent<unknown>, url: string): boolean {
  if (origin !== new URL(url).origin) return false
  return typeof data === 'object' && data !== null && 'event' in data && data.event === 'calendly.event_scheduled'
}

type Agenda = 'closed' | 'loading' | 'shown' | 'failed'

/** The agenda of a booking address, loaded only on request. `place` is the ref of the element for it. */
function useAgenda(url: string) {
  const [state, setState] = useState<Agenda>('closed')
  const [booked, setBooked] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useWindowEvent('message', (event) => {
    if (state !== 'shown' || !saysBooked(event, url)) return
    setBooked(true)
    track('meeting_booking_completed', { contact_method: 'calendly', booking_status: 'completed' })
    convert('meeting_booking_completed')
  })

  function load() {
    if (state === 'loading' || place.current === null) return
    track('meeting_booking_clicked', { contact_method: 'calendly' })
    setState('loading')
    showAgenda(url, place.current).then(
      () => setState('shown'),
      () => setState('failed'),
    )
  }

  return { state, booked, place, load }
}

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
      <Box className={styles.agenda} h="form" ref={place} hidden={!asked} />
      {asked && <Text variant="quiet">Zie je geen agenda? {link(url, 'Open hem in een nieuw tabblad')}.</Text>}
    </Stack>
  )
}
