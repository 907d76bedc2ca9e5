import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { demo, test as people, signInAs } from './people.ts'
import { type Server, startServer } from './server.ts'
import { expect, test } from './test.ts'

const pages = [
  paths.home,
  paths.aboutWbso,
  paths.contact,
  paths.faq,
  paths.prices,
  paths.noCureNoPay,
  paths.terms,
  paths.privacy,
]

/** Notes the heading that came with the page, before any script runs, to see later whether React took it over. */
const noteHeading = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Reflect.set(window, 'heading', document.querySelector('h1'))
    }),
  )

/** Opens a page and expects that React has taken over what came, without drawing it anew. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(() => Reflect.get(window, 'heading') === document.querySelector('h1'))
  expect(kept, `${path} is taken over`).toBe(true)
}

test('without script the public pages are readable, with their settings', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  for (const path of pages) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page, path).toHaveTitle(/.+ · Speurwerk$/)
    await expect(page.getByRole('contentinfo'), path).toContainText('KvK 01234567')
    await expect(page.locator('body'), path).not.toContainText('{{')
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', server.url + path)
    for (const fact of ['meta[name=description]', 'meta[property="og:title"]', 'meta[property="og:description"]'])
      await expect(page.locator(fact), path).toHaveAttribute('content', /.{5,}/)
  }
  await page.goto(paths.faq)
  await expect(page.getByRole('main')).toContainText('€\u00a0391.020') // the newest year's limit, in an answer that is folded
  await context.close()
})

test('React takes over the public pages as they came, and asks for nothing more', { tag: '@phone' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await noteHeading(page)
  for (const path of pages) await open(page, path)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('a message that a reload brings again shows after the page was taken over', async ({ page }) => {
  await noteHeading(page)
  await page.goto(paths.prices)
  await page.evaluate(() => history.replaceState({ usr: { message: 'Gelukt.' }, key: 'x', idx: 0 }, ''))
  await open(page, paths.prices)
  await expect(page.getByRole('status')).toHaveText('Gelukt.')
})

/** How high everything on the page is, and what stands around it: what another order of style sheets changes. */
const looks = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { height, padding, margin, borderWidth } = getComputedStyle(element)
      return [element.tagName, height, padding, margin, borderWidth].join(' ')
    }),
  )

test('a page looks the same whether one opens it or follows a link to it', async ({ page }) => {
  await noteHeading(page)
  for (const [path, link] of [
    [paths.contact, 'Contact'],
    [paths.aboutWbso, 'Wat is WBSO?'],
  ] as const) {
    await open(page, path)
    const opened = await looks(page)
    await open(page, paths.faq)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect.poll(() => looks(page), path).toEqual(opened)
  }
})

test('an address in other letters gets the page too', async ({ page }) => {
  await page.goto('/Prijzen/')
  await expect(page.getByRole('heading', { level: 1, name: 'Prijzen' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(paths.faq)
})

people('for who is signed in the menu changes once the page is taken over', async ({ page, server }) => {
  await noteHeading(page)
  await signInAs(page, await demo(server))
  for (const path of pages) {
    await open(page, path)
    await expect(page.getByRole('button', { name: 'Mijn profiel' }), path).toBeVisible()
  }
})

/** With settings that would break a page that did not escape them, and with both outside services. */
const other = test.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that fixtures have
    async ({}, use) => {
      const server = await startServer({
        WBSO_BRAND: 'A & <b>"{{.brand}}"</script>',
        WBSO_OPERATOR_NAME: "Zoë's </script><script>alert(1)</script>",
        WBSO_PROMO_TEXT: '50% <korting> & {{meer}}',
        WBSO_PROMO_UNTIL: '2999-12-31',
        WBSO_GTAG_ID: 'G-TEST',
        WBSO_CALENDLY_URL: 'https://calendly.com/voorbeeld',
        WBSO_ALLOW_FAKES: '1',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

other('W-01 hostile settings are text, and nothing outside is asked before consent', async ({ page }) => {
  await noteHeading(page)
  for (const path of pages) {
    await open(page, path)
    await expect(page, path).toHaveTitle(/ · A & <b>"\{\{\.brand\}\}"<\/script>$/)
    await expect(page.getByRole('contentinfo'), path).toContainText("Zoë's </script><script>alert(1)</script>")
  }
})
