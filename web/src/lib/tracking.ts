import { matchPath } from 'react-router'
import { type Choice, consent, noCookies, onConsentChange } from './consent'
import pages from './pages.json' with { type: 'json' }

/** What is measured, and only with consent. */
export type TrackingEvent =
  | 'form_started'
  | 'form_completed'
  | 'payment_initiated'
  | 'payment_completed'
  | 'payment_success'
  | 'contact_page_view'
  | 'contact_form_submitted'
  | 'meeting_booking_clicked'
  | 'meeting_booking_completed'

declare global {
  interface Window {
    /** What Google's script reads, once it is loaded. Until then nothing leaves the browser. */
    dataLayer?: unknown[]
  }
}

const granted = (yes: boolean) => (yes ? 'granted' : 'denied')

const signalsOf = ({ analytics, marketing }: Choice) => ({
  analytics_storage: granted(analytics),
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
})

let begun: unknown[] | undefined

/** Returns the layer. It begins with everything denied, and then what was chosen before. */
function layer(): unknown[] {
  if (begun === undefined || begun !== window.dataLayer) {
    begun = window.dataLayer ??= []
    gtag('consent', 'default', signalsOf(noCookies))
    if (consent.choice() !== null) signalConsent()
  }
  return begun
}

/** Google's own function: its script takes lists of arguments, and no arrays. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments)
}

const signalConsent = () => gtag('consent', 'update', signalsOf(consent.choice() ?? noCookies))

/** Begins the layer, and tells it every choice from now on. Returns how to stop that. */
export function followConsent(): () => void {
  layer()
  return onConsentChange(signalConsent)
}

/** Returns the present page without what is personal in its address: /requests/:id/payment. */
function pageHere(): string {
  const { origin, pathname } = window.location
  return origin + (Object.values(pages).find((pattern) => matchPath(pattern, pathname)) ?? '')
}

/** Notes that something happened. Nothing of what a user typed belongs in the details. */
export function track(event: TrackingEvent, details: Record<string, string | number> = {}): void {
  if (consent.choice()?.analytics) gtag('event', event, { ...details, page_location: pageHere() })
}

/** Notes a conversion. It is about advertisements, so it needs the consent for marketing. */
export function convert(event: TrackingEvent, value?: number, currency = 'EUR'): void {
  if (consent.choice()?.marketing)
    gtag('event', 'conversion', {
      event_name: event,
      ...(value !== undefined && { value }),
      currency,
      page_location: pageHere(),
    })
}
