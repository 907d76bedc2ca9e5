import { useEffect } from 'react'
import type { Payment } from '../../api/payments'
import { consent } from '../../lib/consent'
import { keys, tab } from '../../lib/storage'
import { track } from '../../lib/tracking'

/** Notes that the user leaves for the checkout of a request. The tab remembers it, when it may be measured. */
export function trackCheckout(number: string): void {
  if (consent.choice()?.analytics) tab.set(keys.checkout, number)
  track('payment_initiated')
}

/**
 * Notes the payment of a request that this tab has left for: once, however often the
 * page is loaded, and never for one of long ago. `returned` is whether the user comes from checkout.
 */
export function usePaymentEvents(number: string, payment: Payment | undefined, returned: boolean): void {
  useEffect(() => {
    if (payment === undefined || tab.get(keys.checkout) !== number) return
    tab.remove(keys.checkout)
    const details = { value: payment.amount / 100, currency: payment.currency.toUpperCase() }
    track('payment_completed', details)
    if (returned) track('payment_success', details)
  }, [number, payment, returned])
}
