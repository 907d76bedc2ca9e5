import { paths } from '../src/lib/paths.ts'
import { expect, expectAccessible, test } from './test.ts'
import { button, label, open } from './wizard-steps.ts'

test('WCAG 2.2.2 the carousel takes over the steps that came with the page, in their place, switches, pauses and leads on', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  let arrive = () => {}
  const wanted = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/home-sections-*.js', async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto(paths.home)
  const service = page.getByRole('region', { name: 'Hoe werkt onze service' })
  const steps = service.getByRole('listitem')
  await expect(steps).toHaveText([/^Beschrijf je project/, /^Vul aan wat mist/, /^Bekijk en betaal/, /^Dien zelf in/])
  await service.scrollIntoViewIfNeeded()
  const before = [await service.boundingBox(), await steps.first().boundingBox()]
  arrive()
  await expect(service.getByRole('button', { name: 'Pauzeer' })).toBeVisible()
  expect([await service.boundingBox(), await steps.first().boundingBox()]).toEqual(before)
  await expectAccessible(page)

  const view = service.locator('[data-shown]')
  const fade = await view.evaluate((shown) => {
    const ms = (text: string) => 1000 * Number.parseFloat(text)
    const { transitionDelay, transitionDuration } = getComputedStyle(shown)
    return ms(transitionDelay) + ms(transitionDuration)
  })
  expect(fade).toBe(300)
  await expect(service.getByRole('link')).toHaveAttribute('href', paths.newRequest)
  await page.clock.runFor(15_000)
  await expect(steps.nth(2)).toHaveText(/^Wij gaan indienen/)
  await expect(service.getByRole('link')).toHaveAttribute('href', paths.contact)
  await service.getByRole('button', { name: 'Vorige' }).click()
  await expect(service.getByRole('button', { name: 'Standaard' })).toHaveAttribute('aria-pressed', 'true')
  await service.getByRole('button', { name: 'Pauzeer' }).click()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(60_000)
  await expect(steps.nth(2)).toHaveText(/^Bekijk en betaal/)
})

test('home is seven screens of a phone, in which rows are pushed aside', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(paths.home)
  const rules = page.getByRole('region', { name: 'Volgens de regels van RVO' }).locator('dl')
  await page.mouse.wheel(0, 200)
  await expect(rules).toHaveAttribute('tabindex', '0') // the sections have come to life
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeVisible()
  const size = () => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])
  const [wide, high] = await size()
  expect(wide).toBe(375)
  expect(high).toBeLessThanOrEqual(7 * 812)
  await rules.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => rules.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0)

  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(async () => (await size())[0]).toBe(320)
  await expectAccessible(page)
})

test('the benefit is reckoned while one types, also beside the hours of the wizard', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(paths.aboutWbso)
  await expect(label(page, 'Aantal uren')).toHaveValue('1.000')
  const outcome = page.getByText(/^Voordeel in 2026/)
  await expect(outcome).toContainText('€ 14.040')
  await label(page, 'Starter').check()
  await expect(outcome).toContainText('€ 19.500')
  await label(page, 'Werkelijke kosten').check()
  await label(page, 'Kosten').fill('20.000,50')
  await label(page, 'Uurloon').fill('40')
  await expect(outcome).toContainText('€ 30.000,25')
  await label(page, 'Jaar').selectOption('2024')
  await expect(page.getByText(/^Voordeel in 2024/)).toContainText('€ 24.000,20')
  await expectAccessible(page)

  await open(page)
  await button(page, 'DOORGAAN').click()
  await label(page, 'Geschat aantal uren').fill('2.500')
  await expect(outcome).toContainText('€ 33.588')
  await button(page, 'Reken met je eigen uurloon en kosten').click()
  await label(page, 'Starter').check()
  await expectAccessible(page)
})
