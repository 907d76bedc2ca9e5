import { paths } from '../src/lib/paths.ts'
import { expect, expectAccessible, test } from './test.ts'

test('home leads to the first step of the wizard', async ({ page }) => {
  await page.goto(paths.home)
  await expect(page).toHaveTitle(/ · Speurwerk$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Start direct je aanvraag' }).click()
  await expect(page).toHaveURL(paths.newRequest)
  await expect(page.getByRole('heading', { level: 1, name: 'Projectbeschrijving' })).toBeVisible()
  await expect(page).toHaveTitle('Stap 1 van 3: Projectbeschrijving · Speurwerk')
})

for (const [name, path] of Object.entries(paths)) {
  test(`W-01 ${name} has a title, one heading, no violation and no horizontal scroll`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/.+ · Speurwerk$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expectAccessible(page)
  })
}

test('an unknown path says so and leads home', async ({ page }) => {
  await page.goto('/bestaat/niet')
  await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible()
  await page.getByRole('button', { name: 'Blijf op deze pagina' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Naar home', exact: true }).click()
  await expect(page).toHaveURL(paths.home)
})

test('an unknown path goes home by itself after five seconds', async ({ page }) => {
  await page.goto('/bestaat/niet')
  await expect(page).toHaveURL(paths.home, { timeout: 8_000 })
})

test('the menus open, close and lead on', async ({ page, isMobile, viewport }) => {
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

test('a change of page starts at its top, with the focus on its content', async ({ page }) => {
  await page.goto(paths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click()
  await expect(page).toHaveURL(paths.prices)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
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
  await expect(page.getByText('/api/elevator-pitch-evaluation/evaluate/').first()).toBeVisible()
})
