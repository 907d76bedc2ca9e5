import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { patiently, pollEvery } from './poll'

export type Quote = components['schemas']['Quote']
export type Payment = components['schemas']['Payment']
export type CheckoutCode = components['schemas']['CheckoutCode']

/** What a request costs with a code, or without one. */
export const quoteOf = (id: string, code: string) =>
  queryOptions({
    queryKey: ['quote', id, code],
    queryFn: ({ signal }) =>
      answer(
        client.GET('/api/requests/{id}/quote/', {
          params: { path: { id }, query: code === '' ? {} : { code } },
          signal,
        }),
      ),
  })

/** Returns the payment that pays for a request. One that was refunded, or is to be paid back, does not. */
export const paidPayment = (payments: Payment[] | undefined): Payment | undefined =>
  payments?.find(({ status, refund_due }) => status === 'paid' && !refund_due)

export const isPaid = (payments: Payment[] | undefined): boolean => paidPayment(payments) !== undefined

/** Reports whether a checkout of a request may still be paid, or its money is on the way. */
export const isPending = (payments: Payment[] | undefined): boolean =>
  payments?.some(({ status }) => status === 'pending') ?? false

/** The payments of a request, newest first. Polled until one is paid, except while the tab is hidden. */
export const paymentsOf = (id: string) =>
  queryOptions({
    queryKey: ['payments', id],
    queryFn: ({ signal }) => answer(client.GET('/api/payments/', { params: { query: { request: id } }, signal })),
    refetchInterval: (query) => (isPaid(query.state.data) ? false : patiently(pollEvery.payments)(query)),
    staleTime: 0,
    retry: false,
  })

/** Whether a code may be used now. The server allows ten calls a minute, so the answer for a code is kept. */
export const checkoutCode = (code: string) =>
  queryOptions({
    queryKey: ['code', code],
    queryFn: ({ signal }): Promise<CheckoutCode> =>
      answer(client.POST('/api/checkout-code/validate/', { body: { code }, signal })),
    retry: false,
  })

/** Takes a code for one that may not be used, as checkout has said. */
export const refuseCode = (queries: QueryClient, code: string) =>
  queries.setQueryData(checkoutCode(code).queryKey, (known) => ({
    valid: false,
    custom_checkout_price: null,
    reason: known?.reason ?? null,
  }))

/** Opens a checkout, with an invoice for the applicant or for another company; the browser goes to its `url`. */
export const startCheckout = (
  id: string,
  code: string,
  invoiceTo: number | null,
): Promise<components['schemas']['CheckoutSession']> =>
  answer(
    client.POST('/api/stripe/create-session/{id}/', {
      params: { path: { id } },
      body: { ...(code !== '' && { code }), ...(invoiceTo !== null && { invoice_to: invoiceTo }) },
    }),
  )
