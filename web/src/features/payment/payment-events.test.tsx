import { beforeEach, expect, test } from 'vitest'
import type { Payment } from '../../api/payments'
import { keys } from '../../lib/storage'
import { renderHookInApp } from '../../test/render'
import { aPayment } from '../../test/requests'
import { choose, commands, events } from '../../test/tracked'
import { trackCheckout, usePaymentEvents } from './payment-events'

const number = 'WBSO-2026-00012'
beforeEach(() => choose(true, false))

const show = (payment: Payment | undefined, returned = true) =>
  renderHookInApp((now: Payment | undefined) => usePaymentEvents(number, now, returned), payment)

test('a payment is noted once it is there, with its amount, and not when the page is loaded again', () => {
  trackCheckout(number)
  const { rerender } = show(undefined)
  expect(events()).toEqual(['payment_initiated'])
  rerender(aPayment())
  rerender(aPayment())
  show(aPayment())
  expect(events()).toEqual(['payment_initiated', 'payment_completed', 'payment_success'])
  expect(commands().at(-1)).toMatchObject(['event', 'payment_success', { value: 961.95, currency: 'EUR' }])
  expect(JSON.stringify(commands())).not.toContain(number)
})

test('one that is seen later is completed without the success screen', () => {
  trackCheckout(number)
  show(aPayment(), false)
  expect(events()).toEqual(['payment_initiated', 'payment_completed'])
})

test('one that did not begin in this tab, or of another request, is not noted', () => {
  show(aPayment())
  trackCheckout('WBSO-2026-00013')
  show(aPayment())
  expect(events()).toEqual(['payment_initiated'])
})

test('without consent nothing is noted or stored', () => {
  choose(false, true)
  trackCheckout(number)
  show(aPayment())
  expect(events()).toEqual([])
  expect(sessionStorage.getItem(keys.checkout)).toBeNull()
})
