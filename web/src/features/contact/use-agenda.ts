import { useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { convert, track } from '../../lib/tracking'
import { saysBooked, showAgenda } from './calendly'

type Agenda = 'closed' | 'loading' | 'shown' | 'failed'

/** The agenda of a booking address, loaded only on request. `place` is the ref of the element for it. */
export function useAgenda(url: string) {
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
