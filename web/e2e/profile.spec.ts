import type { Page } from '@playwright/test'
import { paths, projectPaths } from '../src/lib/paths.ts'
import { keys } from '../src/lib/storage.ts'
import { member, newcomer, payFor, processedRequest, signInAs, tokensOf } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof field>) {
  await target.waitFor()
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function typeIn(page: Page, label: string, text: string) {
  await tabTo(page, field(page, label))
  await page.keyboard.type(text)
}

test('by keyboard: names are filled in once, and locked', { tag: '@phone' }, async ({ page, server }) => {
  await signInAs(page, await newcomer(server))
  await page.goto(paths.profile)
  await expect(field(page, 'Voornaam')).toBeEnabled()
  await expectAccessible(page)
  await typeIn(page, 'Voornaam', 'Noor')
  await typeIn(page, 'Achternaam', 'de Vries')
  await tabTo(page, page.getByRole('checkbox', { name: /^Ik ga akkoord/ }))
  await page.keyboard.press('Space')
  const update = button(page, 'Update mijn profiel')
  await tabTo(page, update)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Je profiel is bijgewerkt.')).toBeVisible()
  await expect(update).toBeFocused()
  await expect(field(page, 'Voornaam')).toBeDisabled()
  await expect(field(page, 'Telefoonnummer')).toBeEnabled()
  await expectAccessible(page)

  await page.setViewportSize({ width: 599, height: 800 })
  const short = (await update.boundingBox())?.width ?? 0
  await page.setViewportSize({ width: 600, height: 800 })
  await expect.poll(async () => (await update.boundingBox())?.width).toBeGreaterThan(short + 40)
})

test.describe('companies', () => {
  test.use({ expected: /400/ })

  test('by keyboard: one is added and changed', { tag: '@phone' }, async ({ page, server }) => {
    await signInAs(page, await newcomer(server))
    await page.goto(paths.profileCompanies)
    await expect(page.getByText('Geen bedrijfsprofiel gevonden.')).toBeVisible()
    await expectAccessible(page)
    const add = button(page, 'Bedrijf Toevoegen')
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(field(page, 'Bedrijfsnaam')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Zonnewijzer Techniek B.V.')
    await typeIn(page, 'KvK-nummer', '123')
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await typeIn(page, 'KvK-nummer', '') // what was typed is still there
    await page.keyboard.press('Enter')
    await expect(field(page, 'KvK-nummer')).toHaveAccessibleDescription(/Vul een KvK-nummer van 8 cijfers in\./)
    await expect(field(page, 'KvK-nummer')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12345678')
    await typeIn(page, 'Plaats', 'Ede')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(add).toBeFocused()
    const row = page.getByRole('row', { name: /Zonnewijzer/ })
    await expect(row).toContainText('12345678')
    await expectAccessible(page)

    const edit = button(page, 'Wijzig Zonnewijzer Techniek B.V.')
    await tabTo(page, edit)
    await page.keyboard.press('Enter')
    await typeIn(page, 'Telefoonnummer', '0318123456')
    await page.keyboard.press('Enter')
    await expect(row).toContainText('0318123456')
    await expect(edit).toBeFocused()
  })
})

test('the invoice waits for the address, and is there once it is known', async ({ page, server }) => {
  const tokens = await newcomer(server)
  const { project_number: number } = await processedRequest(server, tokens)
  await payFor(server, tokens, number)
  await signInAs(page, tokens)
  await page.goto(projectPaths.dashboard(number))
  await page.getByRole('link', { name: 'Vul je adres aan om de factuur te ontvangen' }).click()
  await field(page, 'Adres').fill('Kade 12')
  await field(page, 'Postcode').fill('3011ab')
  await field(page, 'Plaats').fill('Rotterdam')
  await button(page, 'Opslaan').click()
  await expect(page.getByRole('row', { name: /Pompwacht/ })).toContainText('Rotterdam')
  await page.goto(projectPaths.dashboard(number))
  const invoice = button(page, 'Download je factuur')
  await expect(invoice).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await invoice.click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

test.describe('an account', () => {
  test.use({ expected: /40[01]/ })

  test('D-19 is downloaded and closed', async ({ page, server }) => {
    const account = await member(server)
    await signInAs(page, await tokensOf(server, account))
    await page.goto(paths.profileDetails)
    const saved = page.waitForEvent('download')
    await button(page, 'Mijn gegevens downloaden').click()
    expect((await saved).suggestedFilename()).toBe('mijn-gegevens.json')
    await button(page, 'Account sluiten').click()
    await expect(field(page, 'Wachtwoord')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('iets-anders')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Wachtwoord')).toHaveAccessibleDescription(/Dit wachtwoord klopt niet\./)
    await field(page, 'Wachtwoord').fill(account.password)
    await button(page, 'Sluit mijn account').click()
    await expect(page).toHaveURL(paths.home)
    await expect(page.getByText('Je account is gesloten.')).toBeVisible()
    await expect(button(page, 'Account')).toBeVisible()
    expect(
      await page.evaluate(
        ([a = '', b = '']) => [localStorage.getItem(a), localStorage.getItem(b)],
        [keys.access, keys.refresh],
      ),
    ).toEqual([null, null])
    await page.goto(paths.login)
    await field(page, 'Gebruikersnaam').fill(account.username)
    await field(page, 'Wachtwoord').fill(account.password)
    await page.keyboard.press('Enter')
    await expect(page.locator('form').getByRole('group')).toHaveText('Ongeldige gebruikersnaam of wachtwoord')
  })
})

test('a mail is switched off, which stays so', { tag: '@phone' }, async ({ page, server }) => {
  await signInAs(page, await newcomer(server))
  await page.goto(paths.profileDetails)
  const friday = page.getByRole('checkbox', { name: 'Vrijdag een mail als je open dagen hebt' })
  await friday.uncheck()
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(friday).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Maandag een overzicht van je bedrijven' })).toBeChecked()
})
