import { paths } from '../src/lib/paths.ts'
import { expect, expectAccessible, test } from './test.ts'

test('home leads to the first step of the wizard', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home)
  await expect(page).toHaveTitle(/ · Speurwerk$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'START DIRECT JE AANVRAAG' }).click()
  await expect(page).toHaveURL(paths.newRequest)
  await expect(page.getByRole('heading', { level: 1, name: 'Projectbeschrijving' })).toBeVisible()
  await expect(page).toHaveTitle('Stap 1 van 3: Projectbeschrijving · Speurwerk')
})

test('no word on a button of home is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.home)
  await expect(page.getByRole('button', { name: 'START DIRECT JE AANVRAAG' })).toBeVisible()
  const cut = await page
    .locator('main :is(a, button) span')
    .evaluateAll((words) =>
      words.filter((word) => word.scrollWidth > word.clientWidth + 1).map((word) => word.textContent),
    )
  expect(cut).toEqual([])
})

for (const [name, path] of Object.entries(paths)) {
  test(`W-01 ${name} has a title, one heading, no violation and no horizontal scroll`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/.+ · Speurwerk$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expectAccessible(page)
  })
}

test.describe('an unknown path', () => {
  test.use({ expected: /status of 404/ })

  test('says so and leads home', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/bestaat/niet')
    await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible()
    await page.getByRole('button', { name: 'Blijf op deze pagina' }).click()
    await expectAccessible(page)
    await page.clock.runFor(5_500)
    await expect(page).toHaveURL('/bestaat/niet')
    await page.getByRole('link', { name: 'Naar home', exact: true }).click()
    await expect(page).toHaveURL(paths.home)
  })

  test('WCAG 2.2.1 a key stops its timer, as a press on the page does', async ({ page }) => {
    await page.clock.install()
    for (const act of [() => page.keyboard.press('End'), () => page.getByRole('heading', { level: 1 }).click()]) {
      await page.goto('/bestaat/niet')
      await expect(page.getByText('Je gaat over 5 seconden vanzelf naar de startpagina.')).toBeVisible()
      await act()
      await expect(page.getByText('Je blijft op deze pagina.')).toBeVisible()
      await page.clock.runFor(5_500)
      await expect(page).toHaveURL('/bestaat/niet')
    }
  })

  test('goes home by itself after five seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/bestaat/niet')
    await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible()
    await page.clock.runFor(5_100)
    await expect(page).toHaveURL(paths.home)
  })
})

test('the top bar is 90 px high and stays in view', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.privacy)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  const box = await page.getByRole('banner').boundingBox()
  expect([box?.y, box?.height]).toEqual([0, 90])
})

test('the menus open, close and lead on', { tag: '@phone' }, async ({ page, isMobile, viewport }) => {
  await page.goto(paths.home)
  const small = isMobile || (viewport?.width ?? 0) < 600
  const menu = page.getByRole('button', { name: 'Menu' })
  if (small) {
    await menu.click()
    await expectAccessible(page)
  } else {
    await expect(menu).toBeHidden()
  }
  const links = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'Nieuwe aanvraag', 'Wat is WBSO?', 'Contact', 'FAQ', 'Prijzen'])
  await links.filter({ hasText: 'FAQ' }).click()
  await expect(page).toHaveURL(paths.faq)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const account = page.getByRole('button', { name: 'Account' })
  await account.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeHidden()
  await expect(account).toBeFocused()
  await account.click()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(paths.login)
})

test('every page has the way to begin, the operator and the legal pages at its foot', async ({ page }) => {
  await page.goto(paths.faq)
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText('KvK 01234567')
  await expect(foot).toContainText('Btw NL004495445B01')
  await expect(foot.getByRole('link', { name: 'info@voorbeeld.example' })).toBeVisible()
  await page.getByRole('link', { name: 'Begin aan je aanvraag' }).click()
  await expect(page).toHaveURL(paths.newRequest)
  await expect(foot.getByRole('link')).toHaveText(['info@voorbeeld.example', 'Algemene voorwaarden', 'Privacy'])
  await foot.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacyverklaring')
})

test('search engines read who offers this', async ({ page }) => {
  await page.goto(paths.home)
  const block = page.locator('head script[type="application/ld+json"]')
  await expect(block).toHaveCount(1)
  expect(JSON.parse((await block.textContent()) ?? '')).toMatchObject({
    '@type': 'Organization',
    name: 'Speurwerk',
    legalName: 'Voorbeeld Speurwerk B.V.',
    vatID: 'NL004495445B01',
    identifier: { value: '01234567' },
  })
})

test('the legal pages have contents that lead to their chapters', async ({ page }) => {
  for (const path of [paths.privacy, paths.terms]) {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: 'Inhoud' }).getByRole('link')
    await expect(contents.nth(8)).toBeVisible()
    await contents.last().click()
    const chapter = page.getByRole('heading', { level: 2 }).filter({ hasText: `${await contents.count()}.` })
    await expect(chapter).toBeInViewport()
  }
  await page.goto(`${paths.privacy}#bewaren`)
  await expect(page.getByRole('heading', { name: 'Hoe lang we bewaren' })).toBeInViewport()
})

for (const path of [paths.home, paths.login]) {
  test(`nothing on ${path} shifts while it loads`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Reflect.set(window, 'shifts', shifts)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route('**/api/site/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto(path)
    await expect(page).toHaveTitle(/ · Speurwerk$/)
    await page.waitForTimeout(300)
    const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'))
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.05)
  })
}

test('F4 a new page starts at its top, with the focus on its content, and Back and Forward lead to where one was', async ({
  page,
}) => {
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible() // the footer moves until the page is drawn
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click()
  await expect(page).toHaveURL(paths.prices)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Prijzen' })).toHaveCount(1)

  await page.evaluate(() => window.scrollTo(0, 500))
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'Nieuwe aanvraag' })
  await away.evaluate((link: HTMLElement) => link.click()) // a press of Playwright's would scroll to it
  await expect(page).toHaveURL(paths.newRequest)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijzen')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)

  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijzen')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
})

test('the first Tab offers the way past the menu', async ({ page }) => {
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the API describes itself on a page without anything from outside', async ({ page }) => {
  await page.goto('/api/docs/')
  await page.getByRole('link', { name: 'evaluations' }).click()
  await expect(page.getByText('/api/elevator-pitch-evaluation/evaluate/').first()).toBeVisible()
})
