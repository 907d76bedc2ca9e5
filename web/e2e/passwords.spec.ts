import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { keys } from '../src/lib/storage.ts'
import { mailedLink } from './outbox.ts'
import { member, signInAs, tokensOf } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

const next = 'een-ander-wachtwoord-8'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Goes to a field with Tab and types in it. */
async function typeIn(page: Page, label: string, text: string) {
  const found = field(page, label)
  for (let presses = 0; presses < 20; presses++) {
    if (await found.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(found).toBeFocused()
  await page.keyboard.type(text)
}

test.describe('a forgotten password', () => {
  test.use({ expected: /400/ })

  test('A-18 A-19 by keyboard: a mail, its link once, a new password, signing in', async ({ page, server }) => {
    const account = await member(server)
    await page.goto(paths.login)
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await expect(heading(page)).toHaveText('Wachtwoord vergeten')
    await expectAccessible(page)
    await typeIn(page, 'E-mailadres', account.email)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('E\u2011mail verstuurd! Controleer je inbox.')
    await expect(heading(page)).toBeFocused()

    const link = await mailedLink(server, account.email, paths.forgotPassword)
    const code = new URL(link).searchParams.get('temp_code') ?? ''
    await page.goto(link)
    await expect(heading(page)).toHaveText('Nieuw wachtwoord kiezen')
    await expect(page).toHaveURL(paths.forgotPassword)
    expect(
      await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(code)
    await expectAccessible(page)
    await typeIn(page, 'Nieuw wachtwoord', '12345678')
    await typeIn(page, 'Herhaal nieuw wachtwoord', '12345678')
    await page.keyboard.press('Enter')
    await expect(page.locator('form').getByRole('group')).toBeFocused()
    await expect(page.locator('form').getByRole('group')).toContainText('Dit wachtwoord komt te vaak voor.')

    await page.reload()
    await expect(page.getByText('Open die dan opnieuw.')).toBeVisible()
    await page.goto(link) // a refused password did not use it up
    await typeIn(page, 'Nieuw wachtwoord', next)
    await typeIn(page, 'Herhaal nieuw wachtwoord', next)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.login)
    await expect(page.getByText('Wachtwoord succesvol gewijzigd. Log in.')).toBeVisible()
    await typeIn(page, 'Gebruikersnaam', account.username)
    await typeIn(page, 'Wachtwoord', next)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.home)

    await page.goto(link)
    await expect(page).toHaveURL(paths.error)
  })
})

test('A-13 by keyboard: another password ends every session but this one', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const account = await member(server)
  const elsewhere = await tokensOf(server, account)
  await signInAs(page, await tokensOf(server, account))
  await page.clock.install()
  await page.goto(paths.changePassword)
  await expect(heading(page)).toHaveText('Wachtwoord wijzigen')
  await expectAccessible(page)
  await typeIn(page, 'Oud wachtwoord', account.password)
  await typeIn(page, 'Nieuw wachtwoord', next)
  await typeIn(page, 'Herhaal nieuw wachtwoord', next)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Wachtwoord succesvol gewijzigd')
  await expect(heading(page)).toBeFocused()
  await expectAccessible(page)
  await page.clock.runFor(2_100)
  await expect(page).toHaveURL(paths.profileDetails)
  await expect(field(page, 'E-mailadres')).toHaveValue(account.email)

  const refused = await fetch(`${server.url}/api/token/refresh/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh: elsewhere.refresh }),
  })
  expect(refused.status).toBe(401)
  expect(await page.evaluate((key) => localStorage.getItem(key), keys.refresh)).not.toBe(elsewhere.refresh)
})

test('an address is proved by a link that a mail brings, once', async ({ page, server }) => {
  const account = await member(server)
  await signInAs(page, await tokensOf(server, account))
  await page.goto(paths.profileDetails)
  await expect(page.getByText(`Bevestig dat ${account.email} jouw e\u2011mailadres is.`)).toBeVisible()
  await page.getByRole('button', { name: 'Mail me de link' }).click()
  await expect(page.getByText(`Er is een mail onderweg naar ${account.email}.`)).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(server, account.email, paths.verifyAddress) // that of the welcome
  await page.goto(link)
  await expect(page).toHaveURL(paths.verifyAddress)
  await expect(heading(page)).toHaveText('Bevestig je e-mailadres')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Na het herladen van deze pagina kennen we hem hier niet meer.')).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
  await expect(page.getByText('Je e\u2011mailadres is bevestigd.')).toBeVisible()
  await page.getByRole('link', { name: 'Naar je profiel' }).click()
  await expect(page.getByLabel('Voornaam')).toBeVisible()
  await expect(page.getByText('jouw e\u2011mailadres is.')).toBeHidden()
})

test.describe('a stolen address', () => {
  test.use({ expected: /40[013]/ })

  test('is changed by the link to the new one, and restored by that to the old one', async ({ page, server }) => {
    const account = await member(server)
    await signInAs(page, await tokensOf(server, account))
    await page.goto(paths.profileDetails)
    await page.getByRole('button', { name: 'Wijzig e\u2011mailadres' }).click()
    await field(page, 'Nieuw e\u2011mailadres').fill(`nieuw-${account.email}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mail me de link', exact: true }).last().click()
    await field(page, 'Wachtwoord').fill(account.password)
    await page.getByRole('button', { name: 'Ga verder' }).click()
    await expect(page.getByText(`Er is een mail onderweg naar nieuw-${account.email}.`)).toBeVisible()
    await expectAccessible(page)
    await page.goto(await mailedLink(server, `nieuw-${account.email}`, paths.verifyAddress))
    await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
    await page.getByRole('link', { name: 'Naar je profiel' }).click()
    await expect(field(page, 'E-mailadres')).toHaveValue(`nieuw-${account.email}`)

    const link = await mailedLink(server, account.email, paths.undoAddress)
    await page.goto(link)
    await expect(page).toHaveURL(paths.undoAddress)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Zet mijn adres terug' }).click()
    await expect(page.getByText('Je account heeft je e\u2011mailadres terug.')).toBeVisible()
    await page.goto(link)
    await page.getByRole('button', { name: 'Zet mijn adres terug' }).click()
    await expect(page.getByText(/hij is al gebruikt, of ouder dan zeven dagen/)).toBeVisible()
    await page.goto(paths.forgotPassword)
    await field(page, 'E-mailadres').fill(account.email)
    await page.keyboard.press('Enter')
    await mailedLink(server, account.email, paths.forgotPassword)
  })
})

test.describe('a link that proves no address', () => {
  test.use({ expected: /4\d\d/ })

  test('says so, or that the address is proved; a visitor signs in first', async ({ page, server }) => {
    const account = await member(server)
    const link = await mailedLink(server, account.email, paths.verifyAddress)
    await page.goto(`${link}x`)
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await typeIn(page, 'Gebruikersnaam', account.username)
    await typeIn(page, 'Wachtwoord', account.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.verifyAddress)
    await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
    await expect(page.getByText(/Deze link werkt niet meer, of hoort bij een ander account/)).toBeVisible()
    for (const words of ['Je e\u2011mailadres is bevestigd.', 'Dit e\u2011mailadres is al bevestigd.']) {
      await page.goto(link)
      await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
      await expect(page.getByText(words)).toBeVisible()
    }
  })
})
