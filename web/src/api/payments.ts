import { queryOptions } from '@tanstack/react-query'
import { answer, client } from './client'
import type { components } from './schema'

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

/** The payments of a request, newest first. */
export const paymentsOf = (id: string) =>
  queryOptions({
    queryKey: ['payments', id],
    queryFn: ({ signal }) => answer(client.GET('/api/payments/', { params: { query: { request: id } }, signal })),
    throwOnError: false,
  })

export const validateCode = (code: string): Promise<CheckoutCode> =>
  answer(client.POST('/api/checkout-code/validate/', { body: { code } }))

/** Opens a checkout; the browser goes to its `url`. */
export const startCheckout = (id: string, code: string): Promise<components['schemas']['CheckoutSession']> =>
  answer(
    client.POST('/api/stripe/create-session/{id}/', {
      params: { path: { id } },
      body: code === '' ? {} : { code },
    }),
  )
