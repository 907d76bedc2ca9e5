import type { Page } from '@playwright/test'
import { paths, requestPaths } from '../src/lib/paths.ts'
import { newcomer, requestOf, requestsOf, seed, signInAs } from './people.ts'
import { startServer } from './server.ts'
import { expect, test } from './test.ts'
import { accept, button, fillNewCompany, openAtCompany, send } from './wizard-steps.ts'

/** Stands in for Google's script: it sets a cookie, and sends events to Google's other host unless it is silenced. */
const script = `
  document.cookie = '_ga=GA1.1.1; Path=/'
  const send = () => window['ga-disable-G-TEST'] || fetch('https://www.google-analytics.com/g/collect', { mode: 'no-cors', method: 'POST' })
  const push = dataLayer.push
  dataLayer.push = function (command) { if (command[0] === 'event') send(); return push.apply(this, arguments) }
  send()
`

/** Answers for Google, and returns what was asked of any other host than ours. */
async function elsewhere(page: Page, home: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    asked.push(new URL(route.request().url()).host)
    await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  page.on('request', (request) => {
    if (!/^(https:|data:|blob:)/.test(request.url()) && !request.url().startsWith(home)) asked.push(request.url())
  })
  return asked
}

const google = ['www.googletagmanager.com', 'www.google-analytics.com']
const noted = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)))
const googleCookies = (page: Page) => page.evaluate(() => document.cookie.includes('_ga'))

test.describe('W-03 with an id of Google', () => {
  test.use({ cookies: 'unasked', expected: /^elsewhere: https:\/\/www\.google(tagmanager|-analytics)\.com\// })

  const withGoogle = test.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: the shape that fixtures have
      async ({}, use) => {
        const server = await startServer({ WBSO_GTAG_ID: 'G-TEST' })
        await use(server)
        await server.stop()
      },
      { scope: 'worker' },
    ],
  })

  withGoogle('nothing leaves for Google before consent or after a refusal', async ({ page, server }) => {
    const asked = await elsewhere(page, server.url)
    await page.goto(paths.faq)
    await button(page, 'Weigeren').click()
    await page.goto(paths.contact)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await googleCookies(page)).toBe(false)
  })

  withGoogle('after consent only Google is asked, and after withdrawing nobody', async ({ page, server }) => {
    const asked = await elsewhere(page, server.url)
    await page.goto(paths.faq)
    await button(page, 'Accepteren').click()
    await expect.poll(() => asked).toEqual(google)
    await expect.poll(() => googleCookies(page)).toBe(true)
    expect((await noted(page)).map(([what, how]) => [what, how]).slice(0, 2)).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ])

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await button(page, 'Weigeren').click()
    expect(await googleCookies(page)).toBe(false)
    await expect
      .poll(async () => (await noted(page)).at(-1))
      .toEqual([
        'consent',
        'update',
        { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
      ])
    await page.getByRole('navigation', { name: 'Juridisch' }).getByRole('link', { name: 'Privacy' }).click()
    await page.goto(paths.contact)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(google)
  })
})

test('an application and its payment are noted once, without who or what', async ({ page, server }) => {
  const tokens = await newcomer(server)
  await signInAs(page, tokens)
  await seed(page, { wbso_cookie_consent: 'true' })
  await page.addInitScript(() => {
    const kept: unknown[] = JSON.parse(sessionStorage.getItem('noted') ?? '[]')
    window.dataLayer = []
    window.dataLayer.push = (command) => {
      kept.push(Array.from(command as ArrayLike<unknown>))
      sessionStorage.setItem('noted', JSON.stringify(kept))
      return kept.length
    }
  })
  const events = async () => {
    const kept = await page.evaluate((): unknown[][] => JSON.parse(sessionStorage.getItem('noted') ?? '[]'))
    return kept.filter(([what]) => what === 'event')
  }
  await openAtCompany(page)
  await fillNewCompany(page)
  await accept(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible()

  const number = (await requestsOf(server, tokens))[0]?.project_number ?? ''
  await expect.poll(async () => (await requestOf(server, tokens, number)).status).toBe('document_verwerkt')
  await page.goto(requestPaths.payment(number))
  await accept(page)
  await button(page, 'Betalen').click()
  await button(page, 'Betalen').click() // at the fake provider
  const paid = page.getByRole('button', { name: 'Download je aanvraag' })
  await expect(paid).toBeVisible()
  const names = async () => (await events()).map(([, name]) => name)
  const once = ['form_completed', 'payment_initiated', 'payment_completed', 'payment_success']
  await expect.poll(names).toEqual(once)
  await page.reload()
  await expect(paid).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await names()).toEqual(once)
  expect((await events()).at(-1)?.[2]).toMatchObject({ value: 961.95, currency: 'EUR' })
  expect(JSON.stringify(await events())).not.toMatch(/WBSO-|Pompwacht|12345678/)
})
