import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import { on } from '../../test/server'
import { aSite } from '../../test/site'
import { choose, commands } from '../../test/tracked'
import { Booking } from './booking'
import ContactPage from './contact-page'
import { MeetingPanel } from './meeting-panel'

const url = 'https://calendly.com/speurwerk/kennismaking'
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="calendly"]')

beforeEach(() => choose(true, true))

/** Returns what was noted: the name of an event, with its details. */
const noted = () => commands().flatMap(([what, name, details]) => (what === 'event' ? [[name, details]] : []))
const converted = () => noted().filter(([name]) => name === 'conversion')
afterEach(() => {
  script()?.remove()
  delete window.Calendly
})

const withSite = (booking_url: string | null) => on('GET /api/site/', aSite({ booking_url }))

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Laad de agenda' }))

/** Lets the script arrive, with what it brings. */
async function arrive(brings?: typeof window.Calendly) {
  if (brings) window.Calendly = brings
  await act(async () => void script()?.dispatchEvent(new Event('load')))
}

const tell = (origin: string, event: string) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data: { event } })))

test('W-04 without a booking address nothing is offered to load', async () => {
  withSite(null)
  renderInApp(<MeetingPanel onMessage={() => {}} />)
  expect(await screen.findByRole('button', { name: 'Stuur een bericht' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Laad de agenda' })).toBeNull()
  expect(script()).toBeNull()
})

test('W-04 the agenda is loaded after a press and not before', async () => {
  withSite(url)
  renderInApp(<MeetingPanel onMessage={() => {}} />)
  await screen.findByRole('button', { name: 'Laad de agenda' })
  expect(script()).toBeNull()
  await press()
  expect(script()?.src).toBe('https://assets.calendly.com/assets/external/widget.js')
  const initInlineWidget = vi.fn()
  await arrive({ initInlineWidget })
  expect(initInlineWidget).toHaveBeenCalledExactlyOnceWith({ url, parentElement: expect.any(HTMLElement) })
  expect(noted()).toContainEqual(['meeting_booking_clicked', expect.objectContaining({ contact_method: 'calendly' })])
  expect(converted()).toEqual([])
})

test('W-04 a booking is believed from the origin of the agenda alone', async () => {
  renderInApp(<Booking url={url} />)
  await press()
  await arrive({ initInlineWidget: vi.fn() })
  for (const origin of ['https://evil.example', 'http://calendly.com', 'https://calendly.com.evil.example', ''])
    tell(origin, 'calendly.event_scheduled')
  tell('https://calendly.com', 'calendly.profile_page_viewed')
  expect(converted()).toEqual([])
  expect(screen.queryByText(/^Je afspraak staat/)).toBeNull()
  tell('https://calendly.com', 'calendly.event_scheduled')
  expect(screen.getByText('Je afspraak staat. Je krijgt een bevestiging per e-mail.')).toBeTruthy()
  const details = { contact_method: 'calendly', booking_status: 'completed' }
  expect(noted()).toContainEqual(['meeting_booking_completed', expect.objectContaining(details)])
  expect(converted()).toEqual([['conversion', expect.objectContaining({ event_name: 'meeting_booking_completed' })]])
})

test.each([
  ['blocked', () => act(async () => void script()?.dispatchEvent(new Event('error')))],
  ['something else', () => arrive()],
])('a script that is %s says so, leaves a link and can be tried again', async (_, fail) => {
  renderInApp(<Booking url={url} />)
  await press()
  await fail()
  expect((await screen.findByRole('alert')).textContent).toContain('De agenda kon niet worden geladen.')
  const link = screen.getByRole('link', { name: 'Open de agenda in een nieuw tabblad' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([url, 'noopener noreferrer'])
  await press()
  expect(screen.queryByRole('alert')).toBeNull()
  await arrive({ initInlineWidget: vi.fn() })
  expect(screen.getByRole('link', { name: 'Open hem in een nieuw tabblad' })).toBeTruthy()
})

test('an agenda that is shown is still there after a look at the other tab', async () => {
  withSite(url)
  renderInApp(<ContactPage />, `${paths.contact}#meeting`)
  await press()
  await arrive({ initInlineWidget: ({ parentElement }) => parentElement.append('De agenda') })
  await userEvent.click(screen.getByRole('tab', { name: 'Bericht' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Meeting' }))
  expect(screen.getByText('De agenda')).toBeTruthy()
})
