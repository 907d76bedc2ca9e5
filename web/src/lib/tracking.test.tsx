import { beforeEach, describe, expect, test } from 'vitest'
import { choose, commands, events } from '../test/tracked'
import { consent } from './consent'
import { convert, followConsent, track } from './tracking'

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

beforeEach(() => {
  delete window.dataLayer
  window.history.replaceState(null, '', '/')
})

describe('the layer', () => {
  test('begins with all four signals denied', () => {
    followConsent()()
    expect(commands()).toEqual([['consent', 'default', denied]])
  })

  test('begins so also when another script has made it', () => {
    window.dataLayer = []
    followConsent()()
    expect(commands()).toEqual([['consent', 'default', denied]])
  })

  test('goes on with what was chosen before', () => {
    choose(true, true)
    followConsent()()
    expect(commands().map(([, what]) => what)).toEqual(['default', 'update'])
  })

  test('gets lists of arguments, the only form that the script of Google understands', () => {
    followConsent()()
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]')
  })

  test.each([
    [true, true, {}],
    [true, false, { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
    [false, true, { analytics_storage: 'denied' }],
    [false, false, denied],
  ])('hears of each choice: analytics %s, marketing %s', (analytics, marketing, rest) => {
    const stop = followConsent()
    consent.choose({ analytics, marketing })
    const granted = Object.fromEntries(Object.keys(denied).map((signal) => [signal, 'granted']))
    expect(commands().at(-1)).toEqual(['consent', 'update', { ...granted, ...rest }])
    stop()
  })

  test('hears of a withdrawal', () => {
    const stop = followConsent()
    consent.choose({ analytics: true, marketing: true })
    consent.choose({ analytics: false, marketing: false })
    expect(commands().at(-1)).toEqual(['consent', 'update', denied])
    stop()
  })
})

describe('W-03 an event', () => {
  test('is dropped before a choice', () => {
    track('form_started')
    convert('meeting_booking_completed')
    expect(window.dataLayer).toBeUndefined()
  })

  test.each([
    [true, true, ['form_started', 'conversion']],
    [true, false, ['form_started']],
    [false, true, ['conversion']],
    [false, false, []],
  ])('needs the consent for its kind: analytics %s, marketing %s', (analytics, marketing, noted) => {
    choose(analytics, marketing)
    track('form_started')
    convert('meeting_booking_completed')
    expect(events()).toEqual(noted)
  })

  test('comes after the signals', () => {
    choose(true, false)
    track('form_started')
    expect(commands().map(([what]) => what)).toEqual(['consent', 'consent', 'event'])
  })

  test.each([
    ['/requests/WBSO-2026-00042/payment?code=WELKOM#a', '/requests/:id/payment'],
    ['/project/WBSO-2026-00042/hours', '/project/:id/hours'],
    ['/contact?naam=Jansen', '/contact'],
    ['/bestaat/niet', ''],
  ])('names the page without what is personal: %s', (address, page) => {
    window.history.replaceState(null, '', address)
    choose(true, true)
    track('contact_page_view')
    expect(commands().at(-1)).toEqual(['event', 'contact_page_view', { page_location: window.origin + page }])
  })

  test('of a conversion has a currency, and a value when there is one', () => {
    choose(true, true)
    const page_location = `${window.origin}/`
    convert('meeting_booking_completed')
    const event_name = 'meeting_booking_completed'
    expect(commands().at(-1)).toEqual(['event', 'conversion', { event_name, currency: 'EUR', page_location }])
    convert('meeting_booking_completed', 0, 'USD')
    expect(commands().at(-1)).toEqual(['event', 'conversion', { event_name, value: 0, currency: 'USD', page_location }])
  })
})
