import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { expect, expectAccessible, test } from './test.ts'
import { button, label } from './wizard-steps.ts'

test.use({ cookies: 'unasked' })

const outline = 5 // px
const heading = (page: Page) => page.getByRole('heading', { name: 'Cookie-instellingen' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('wbso_cookie_consent'))
const again = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })

/** Returns how much a button stands out: its size, colours and letters. */
const weight = (page: Page, name: string) =>
  button(page, name).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { backgroundColor, borderColor, color, fontSize, fontWeight } = getComputedStyle(element)
    return [Math.round(width), Math.round(height), backgroundColor, borderColor, color, fontSize, fontWeight]
  })

test('the banner moves nothing, covers no focus, and refusing takes one press', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(paths.prices)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  expect(await weight(page, 'Weigeren')).toEqual(await weight(page, 'Accepteren'))
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'))
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.05)

  const banner = await page.getByRole('region', { name: 'Cookie-instellingen' }).boundingBox()
  const links = await page.getByRole('contentinfo').getByRole('link').all()
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    await link.focus()
    const box = await link.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) - outline)
  }

  await button(page, 'Weigeren').click()
  await expect(heading(page)).toHaveCount(0)
  expect(await stored(page)).toBe('false')
  await page.goto(paths.newRequest)
  await label(page, 'Elevator pitch').fill('Alles werkt.') // no dialog in the way
  await expect(heading(page)).toHaveCount(0)
})

test('the dialog holds the focus until it is answered, with the keyboard alone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(paths.newRequest)
  await expect(label(page, 'Elevator pitch')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expectAccessible(page)
  const dialog = page.getByRole('dialog', { name: 'Cookie-instellingen' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()

  await heading(page).focus()
  const names: (string | null)[] = []
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab')
    const focus = page.locator(':focus')
    if ((await focus.count()) === 0) continue // the browser's own controls
    await expect(dialog.locator(focus)).toHaveCount(1)
    names.push(await focus.textContent())
  }
  expect(names.slice(0, 4)).toEqual(['privacyverklaring', 'Weigeren', 'Accepteren', 'Zelf instellen'])
  await button(page, 'Zelf instellen').press('Enter')
  await expect(page.getByRole('switch', { name: 'Analytisch' })).toBeFocused()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await button(page, 'Keuze opslaan').press('Enter')
  await expect(dialog).toBeHidden()
  expect(await stored(page)).toBe('false')

  await again(page).press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('switch', { name: 'Analytisch' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(again(page)).toBeFocused()
})

test('the privacy statement can be read before one answers', async ({ page }) => {
  await page.goto(paths.newRequest)
  await page.getByRole('dialog').getByRole('link', { name: 'privacyverklaring' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacyverklaring')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the banner leaves room at 200% zoom and at 320 px', async ({ page }) => {
  for (const [width, height] of [
    [640, 400], // 1280 × 800 at 200%
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(paths.faq)
    await expect(heading(page)).toBeVisible()
    const banner = await page.getByRole('region', { name: 'Cookie-instellingen' }).boundingBox()
    expect(banner?.height).toBeLessThanOrEqual(height * 0.75)
    await expectAccessible(page)
    await button(page, 'Accepteren').scrollIntoViewIfNeeded()
    await expect(button(page, 'Accepteren')).toBeInViewport()
  }
})

test('an answer in one tab counts in the other', async ({ page, context, server }) => {
  await page.goto(paths.faq)
  await expect(heading(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(server.url + paths.prices)
  await button(other, 'Accepteren').click()
  await expect(heading(page)).toHaveCount(0)
  await other.close()
})
