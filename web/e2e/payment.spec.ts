import type { Locator, Page } from '@playwright/test'
import { paths, projectPaths, requestPaths } from '../src/lib/paths.ts'
import { ctl, newcomer, openWithState, payFor, processedRequest, requestOf, signInAs, test } from './people.ts'
import { expect, expectAccessible } from './test.ts'

const mislukt = 'Betaling mislukt. Probeer het opnieuw of kies een andere betaalmethode.'
const terms = (page: Page) => page.getByRole('checkbox', { name: 'Ik ga akkoord met de algemene voorwaarden' })
const payButton = (page: Page) => page.getByRole('button', { name: 'Betalen' })
const total = (page: Page) => page.locator('dl').getByText('Totaal').locator('..').locator('dd')

const legal = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Algemene voorwaarden' })

/** The distance from the code field to what is below the button, in px: it stays the same when nothing in between moves, but for how it is rounded. */
async function room(page: Page): Promise<number> {
  const code = await page.getByLabel('Kortingscode').boundingBox()
  const below = await legal(page).boundingBox()
  return (below?.y ?? 0) - (code?.y ?? 0)
}

/** A new user on the payment screen of a processed request. */
const at = test.extend<{ number: string; tokens: { access: string; refresh: string } }>({
  tokens: async ({ server }, use) => use(await newcomer(server)),
  number: [
    async ({ page, server, tokens }, use) => {
      const { project_number: number } = await processedRequest(server, tokens)
      await signInAs(page, tokens)
      await page.goto(requestPaths.payment(number))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je aanvraag is klaar om te bekijken')
      await use(number)
    },
    { auto: true },
  ],
})

at(
  'the screen shows price, VAT and total, what one gets, and when to file',
  { tag: '@phone' },
  async ({ page, number }) => {
    await expect(total(page)).toHaveText('€ 961,95')
    await expect(page.getByText('€ 795,00')).toBeVisible()
    await expect(page.getByText('€ 166,95')).toBeVisible()
    await expect(page.getByText(number)).toBeVisible()
    await expect(page.getByRole('strong').filter({ hasText: '28 februari 2027' })).toBeVisible()
    await expect(page.getByRole('link', { name: /No Cure, No Pay/ })).toHaveAttribute('href', paths.noCureNoPay)
    await expect(legal(page)).toHaveAttribute('href', paths.terms)
    await expectAccessible(page)
  },
)

at(
  'the button is in sight on a phone, but not over a field in which one types',
  { tag: '@phone' },
  async ({ page }) => {
    if ((page.viewportSize()?.width ?? 0) > 992) return expect(payButton(page)).toBeVisible() // in its card
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(payButton(page)).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Kortingscode').focus()
    await expect(payButton(page)).toBeHidden()
    await page.getByLabel('Kortingscode').blur()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(payButton(page)).toBeInViewport({ ratio: 1 })
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
    const button = await payButton(page).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  },
)

/** Waits until a page is drawn, and reports how much of it is not white: between 0 and 1. */
async function ink(inside: Locator): Promise<number> {
  const canvas = inside.locator('canvas')
  await expect(canvas).toBeVisible({ timeout: 20_000 })
  return canvas.evaluate((drawn: HTMLCanvasElement) => {
    const { data } = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height) ?? { data: [] }
    let dark = 0
    for (let i = 0; i < data.length; i += 4)
      if (Math.min(data[i] ?? 255, data[i + 1] ?? 255, data[i + 2] ?? 255) < 200) dark++
    return (4 * dark) / data.length
  })
}

at('the first pages are drawn, turned and enlarged; nothing jumps', { tag: '@phone' }, async ({ page, hasTouch }) => {
  const workers = new Set<string>() // the page before the reload may still begin its own
  page.on('worker', (worker) => workers.add(new URL(worker.url()).pathname))
  await page.reload()
  const picture = page.getByRole('group', { name: /^Eerste pagina’s van je aanvraag/ })
  const title = page.getByLabel('Titel van je project')
  await expect(title).toBeVisible()
  const before = await title.boundingBox()
  await expect.poll(() => ink(picture)).toBeGreaterThan(0.2) // the band of the title
  await expect.poll(async () => (await title.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0) // the picture has its own, rounded proportions
  expect([...workers]).toEqual([expect.stringMatching(/^\/assets\/pdf\.worker.*\.js$/)])
  await expect(picture.getByText('VOORBEELD – niet indienen').first()).toBeAttached() // the text of the page

  await page.getByRole('button', { name: 'Bekijk je Preview!' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eerste pagina’s van je aanvraag' })
  const first = await ink(dialog)
  const view = dialog.getByRole('group')
  await expect(view).toBeFocused()
  if (hasTouch) {
    await view.dispatchEvent('touchstart', { touches: [{ identifier: 0, clientX: 300, clientY: 300 }] })
    await view.dispatchEvent('touchend', { changedTouches: [{ identifier: 0, clientX: 100, clientY: 310 }] })
  } else await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText('Pagina 2 van 2')
  await expect.poll(() => ink(dialog)).not.toBe(first)
  await expect.poll(() => ink(dialog)).toBeGreaterThan(0.005)
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Vorige' }).click()
  await expect.poll(() => ink(dialog)).toBe(first)
  const width = () => dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
  const small = await width()
  await dialog.getByRole('button', { name: 'Vergroot' }).click()
  await expect.poll(width).toBeGreaterThan(1.4 * small)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^voorbeeld-WBSO-.*\.pdf$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Bekijk je Preview!' })).toBeFocused()
  await expectAccessible(page)
})

at.describe('a viewer of an older client', () => {
  at.use({ expected: /404|Failed to fetch dynamically imported module/ })

  at('W-07 that is gone is fetched anew by a press', async ({ page }) => {
    await expect(page.locator('canvas')).toBeVisible({ timeout: 20_000 })
    await page.route('**/assets/pdf-js-*.js', (route) => route.fulfill({ status: 404, body: 'Not Found' }), {
      times: 1,
    })
    await page.reload()
    const picture = page.getByRole('group', { name: /^Eerste pagina’s van je aanvraag/ })
    await expect(picture.getByText('Er is een fout opgetreden bij het openen van het document.')).toBeVisible()
    await picture.getByRole('button').click()
    await expect.poll(() => ink(picture)).toBeGreaterThan(0.2)
  })
})

at('a code is checked once typing stops and changes the price; nothing jumps', { tag: '@phone' }, async ({ page }) => {
  const code = page.getByLabel('Kortingscode')
  await expect(total(page)).toHaveText('€ 961,95')
  await expect(page.getByRole('button', { name: /^Verplaats/ }).first()).toBeVisible() // it makes room once it is loaded
  const before = await room(page)
  await code.pressSequentially('  welkom ')
  await expect(page.getByText('Controleren...')).toBeVisible()
  await expect(page.getByText('Code toegepast!')).toBeVisible()
  await expect(total(page)).toHaveText('€ 598,95')
  await expectAccessible(page)
  await code.fill('BESTAATNIET')
  await expect(page.getByText('Code ongeldig')).toBeVisible()
  await expect(total(page)).toHaveText('€ 961,95')
  await expectAccessible(page)
  await code.fill('')
  await expect(page.getByText('Code ongeldig')).toBeHidden()
  await expect.poll(() => room(page)).toBeCloseTo(before, 0)
})

at('without the terms nothing proceeds: red for a second, words that stay', { tag: '@phone' }, async ({ page }) => {
  let posts = 0
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0))
  const label = page.getByText('Ik ga akkoord met de algemene voorwaarden', { exact: true })
  const colour = () => label.evaluate((element) => getComputedStyle(element).color)
  const calm = await colour()
  const height = async () => (await page.locator('.mantine-Checkbox-root').boundingBox())?.height ?? 0
  const before = await height()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await payButton(page).click()
  await expect.poll(colour).not.toBe(calm)
  await expect.poll(height).toBeGreaterThan(before + 10) // the reminder has no room before
  await expect(terms(page)).toBeFocused()
  await expect(page.getByText('Ga eerst akkoord met de algemene voorwaarden.')).toBeVisible()
  await page.clock.runFor(1_000)
  await expect.poll(colour).toBe(calm)
  await page.clock.resume()
  await expectAccessible(page)
  await expect(page.getByText('Ga eerst akkoord met de algemene voorwaarden.')).toBeVisible()
  await terms(page).check()
  await expect(page.getByText('Ga eerst akkoord met de algemene voorwaarden.')).toBeHidden()
  expect(posts).toBe(0)
})

at('paying with a code, by keyboard alone, leads to thanks, the list and the document', async ({ page, number }) => {
  await page.getByLabel('Kortingscode').focus()
  await page.keyboard.type('WELKOM')
  await expect(page.getByText('Code toegepast!')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(terms(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fake-checkout\//)
  await page.clock.install()
  await expect(page.getByText('598,95').first()).toBeVisible()
  await page.getByRole('button', { name: 'Betalen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor de betaling.')
  await expect(page.getByText('De WBSO-aanvraag is succesvol verwerkt.')).toBeVisible()
  await page.clock.runFor(3_100)
  await expect(page).toHaveURL(paths.profileRequests)
  await expect(page.getByText('Betaald', { exact: true }).last()).toBeVisible() // beside the steps
  const saved = page.waitForEvent('download')
  await page.getByRole('row').locator('summary').click()
  await page.getByRole('button', { name: 'Download je aanvraag' }).click()
  expect((await saved).suggestedFilename()).toBe(`aanvraag-${number}.pdf`)
  await page.getByRole('row').getByRole('link', { name: number }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByText('€ 598,95')).toBeVisible()
  await expectAccessible(page)
})

at(
  'a failed payment says so, a cancelled one that nothing was charged; both keep the code',
  async ({ page, number }) => {
    const code = page.getByLabel('Kortingscode')
    const begin = async () => {
      await terms(page).check()
      await payButton(page).click()
      await expect(page).toHaveURL(/\/fake-checkout\//)
    }
    await code.fill('WELKOM')
    await expect(total(page)).toHaveText('€ 598,95')
    await begin()
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await expect(page).toHaveURL(requestPaths.payment(number))
    await expect(page.getByText('Je betaling is geannuleerd, er is niets afgeschreven.')).toBeVisible()
    await expect(code).toHaveValue('WELKOM')
    await expect(total(page)).toHaveText('€ 598,95')
    await begin()
    await page.getByRole('button', { name: 'Mislukt' }).click()
    await expect(page.getByText(mislukt)).toBeVisible()
    await expectAccessible(page)
    await page.goto(requestPaths.payment(number))
    await expect(page.getByText(mislukt)).toBeVisible()
    await expect(code).toHaveValue('WELKOM')
    await begin()
    await page.getByRole('button', { name: 'Betalen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor de betaling.')
  },
)

at('the list sends a failed payment here with showError', async ({ page, number }) => {
  await openWithState(page, requestPaths.payment(number), { showError: true })
  await expect(page.getByText(mislukt)).toBeVisible()
})

at(
  'P-08 a double click opens one session; a second tab learns that the first has paid',
  async ({ page, context, number }) => {
    const second = await context.newPage()
    await second.goto(requestPaths.payment(number))
    await terms(second).check()
    let posts = 0
    page.on('request', (request) => (posts += request.url().includes('create-session') ? 1 : 0))
    await terms(page).check()
    await payButton(page).dblclick()
    await expect(page).toHaveURL(/\/fake-checkout\//)
    expect(posts).toBe(1)
    await page.getByRole('button', { name: 'Betalen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor de betaling.')
    const shown = second.getByRole('heading', { level: 1 })
    await second.bringToFront()
    if ((await shown.textContent()) !== 'Je aanvraag is betaald') await payButton(second).click()
    await expect(shown).toHaveText('Je aanvraag is betaald')
  },
)

at('P-11 with a price of zero one is there at once', async ({ page, server, number }) => {
  const code = `GRATIS${number.slice(-5)}`
  await ctl(server, 'code', 'create', code, '--price', '0')
  await page.getByLabel('Kortingscode').fill(code)
  await expect(total(page)).toHaveText('€ 0,00')
  await expect(page.getByText('Er valt niets te betalen')).toBeVisible()
  await terms(page).check()
  await payButton(page).click()
  await expect(page).toHaveURL(`${requestPaths.success(number)}?payment=success`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor de betaling.')
})

at.describe('refusals', () => {
  at.use({ expected: /Failed to load resource/ })

  at(
    'a code that was good and is no longer is said at the code, and nothing is paid',
    async ({ page, server, number }) => {
      const code = `KORT${number.slice(-5)}`
      await ctl(server, 'code', 'create', code, '--price', '100')
      await page.getByLabel('Kortingscode').fill(code)
      await expect(page.getByText('Code toegepast!')).toBeVisible()
      await ctl(server, 'code', 'disable', code, '--yes')
      await terms(page).check()
      await payButton(page).click()
      await expect(page.getByText('Code ongeldig')).toBeVisible()
      await expect(page.getByLabel('Kortingscode')).toBeFocused()
      await expect(page).toHaveURL(requestPaths.payment(number))
    },
  )

  at('a payment provider that is away is said in words, and one can try again', async ({ page }) => {
    await page.route(
      '**/api/stripe/create-session/**',
      (route) => route.fulfill({ status: 502, json: { detail: 'x' } }),
      {
        times: 1,
      },
    )
    await terms(page).check()
    await payButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'De betaalpagina is nu niet bereikbaar' })).toBeVisible()
    await expectAccessible(page)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/fake-checkout\//)
  })
})

test.describe('without a request of one’s own', () => {
  test.use({ expected: /Failed to load resource/ })

  test('a request that is not there, or somebody else’s, gets one friendly screen', async ({ page, server }) => {
    const other = await processedRequest(server, await newcomer(server))
    await signInAs(page, await newcomer(server))
    for (const id of ['WBSO-2020-99999', other.project_number]) {
      for (const path of [requestPaths.payment(id), requestPaths.processing(id), requestPaths.failed(id)]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze aanvraag vinden we niet')
      }
      await page.goto(projectPaths.dashboard(id))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit project vinden we niet')
    }
    await expectAccessible(page)
  })
})

at(
  'P-10 the success address proves nothing: it waits, says so after a minute, and notices the payment',
  { tag: '@phone' },
  async ({ page, server, tokens, number }) => {
    await page.clock.install()
    await page.goto(`${requestPaths.success(number)}?payment=success`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We verwerken je betaling')
    await expectAccessible(page)
    await page.clock.runFor(30_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We verwerken je betaling')
    await expect(page).toHaveURL(`${requestPaths.success(number)}?payment=success`)
    await page.clock.runFor(31_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je betaling wordt nog verwerkt')
    expect((await requestOf(server, tokens, number)).payment_status).toBe('unpaid')
    await payFor(server, tokens, number)
    await page.clock.runFor(2_100)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor de betaling.')
    await page.clock.runFor(4_000)
    await expect(page).toHaveURL(paths.profileRequests)
  },
)

at('not signed in leads to the sign-in screen', async ({ page, number }) => {
  await expect(page.locator('canvas')).toBeVisible() // no call is under way
  await page.evaluate(() => localStorage.clear())
  await page.goto(requestPaths.payment(number))
  await expect(page).toHaveURL(paths.login)
})

at(
  'back from the bank on another device it says that the payment arrives by itself @phone',
  async ({ page, number }) => {
    await expect(page.locator('canvas')).toBeVisible() // no call is under way
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${requestPaths.success(number)}?payment=success`)
    await expect(page.getByRole('main')).toContainText('komt de betaling vanzelf bij je aanvraag binnen')
    await expect(page.getByRole('main')).not.toContainText(number)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
    await expect(page).toHaveURL(paths.login)
  },
)

at('a filing date that is past is said before one pays', async ({ page, server, tokens }) => {
  const late = await processedRequest(server, tokens, { start: '2025-03-01' })
  await page.goto(requestPaths.payment(late.project_number))
  await expect(page.getByText('Let op: de uiterste indiendatum is voorbij.')).toBeVisible()
  await expectAccessible(page)
})
