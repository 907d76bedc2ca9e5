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

/** Notes that something happened. Nothing of what a user typed belongs in the details. */
export function track(_event: TrackingEvent, _details: Record<string, string | number> = {}): void {}

/** Notes a conversion. */
export function convert(_event: TrackingEvent, _value?: number, _currency = 'EUR'): void {}
