import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { keys } from '../src/lib/storage.ts'
import { field, logIn, member, newAccount, openMenu } from './accounts.ts'
import { expect, expectAccessible, test } from './test.ts'

const summary = (page: Page) => page.locator('form').getByRole('group')

/** Presses a button that is marked as disabled, for which Playwright itself would wait. */
const press = (page: Page, name: string) => page.getByRole('button', { name }).click({ force: true })

async function tabTo(page: Page, label: string) {
  const input = field(page, label)
  for (let presses = 0; presses < 15; presses++) {
    if (await input.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(input).toBeFocused()
}

test.describe('an account', () => {
  test('is made, signs in by itself and leads to the wizard', { tag: '@phone' }, async ({ page }) => {
    const account = newAccount()
    await page.goto(paths.register)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account aanmaken')
    const button = page.getByRole('button', { name: 'Account aanmaken' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'Gebruikersnaam').fill(account.username)
    await field(page, 'E-mailadres').fill(account.email)
    await field(page, 'Wachtwoord').fill(account.password)
    await field(page, 'Herhaal wachtwoord').fill(account.password)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel('Ik ga akkoord met de privacyverklaring').check()
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expectAccessible(page)
    await button.click()
    await expect(page).toHaveURL(paths.newRequest)
    await expect(page.getByText('Je account is aangemaakt. Je bent ingelogd.')).toBeVisible()
    await page.getByRole('link', { name: 'Naar home', exact: true }).click()
    await openMenu(page, 'Mijn profiel')
    await expect(page.getByText(`Ingelogd als ${account.username}`)).toBeVisible()
  })

  test('that is not complete says what is missing, without a call', { tag: '@phone' }, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.goto(paths.register)
    await press(page, 'Account aanmaken')
    await expect(summary(page)).toBeFocused()
    await expect(page).toHaveTitle(/^Fout: Account aanmaken/)
    await expect(summary(page).getByRole('link')).toHaveText([
      'Vul een gebruikersnaam in.',
      'Vul je e-mailadres in.',
      'Vul een wachtwoord in.',
      'Ga akkoord met de privacyverklaring.',
    ])
    await expectAccessible(page)
    await summary(page).getByRole('link', { name: 'Vul je e-mailadres in.' }).click()
    await expect(field(page, 'E-mailadres')).toBeFocused()
    await field(page, 'Wachtwoord').fill('paardebloem-7')
    await field(page, 'Herhaal wachtwoord').fill('paardebloem-8')
    await press(page, 'Account aanmaken')
    await expect(summary(page).getByRole('link', { name: 'Wachtwoorden komen niet overeen' })).toBeVisible()
    expect(calls.filter((url) => url.includes('/auth/'))).toEqual([])
  })

  test('the keyboard alone is enough', async ({ page }) => {
    const { username, email, password } = newAccount()
    await page.goto(paths.register)
    await tabTo(page, 'Gebruikersnaam')
    await page.keyboard.type(username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    for (const label of ['Wachtwoord', 'Herhaal wachtwoord']) {
      await tabTo(page, label)
      await page.keyboard.type(password)
    }
    await tabTo(page, 'Ik ga akkoord met de privacyverklaring')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'privacyverklaring' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.newRequest)
  })

  test('leads back to where one came from, by way of the other screen too', async ({ page, server }) => {
    const account = await member(server)
    await page.goto(`${paths.faq}?van=mail#kosten`)
    await openMenu(page, 'Account')
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await page.getByRole('link', { name: 'Account aanmaken' }).click()
    await expect(page).toHaveURL(paths.register)
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen') // both screens ask for a name
    await logIn(page, account)
    await expect(page).toHaveURL(`${paths.faq}?van=mail#kosten`)
  })

  test.describe('refused by the server', () => {
    test.use({ expected: /40[01]|429|500/ })

    test('gets a line for each field, and the same at the fields', async ({ page, server }) => {
      const { username } = await member(server)
      await page.goto(paths.register)
      await field(page, 'Gebruikersnaam').fill(username)
      await field(page, 'E-mailadres').fill('geen adres')
      await field(page, 'Wachtwoord').fill('12345678')
      await field(page, 'Herhaal wachtwoord').fill('12345678')
      await page.getByLabel('Ik ga akkoord met de privacyverklaring').check()
      await page.getByRole('button', { name: 'Account aanmaken' }).click()
      await expect(summary(page)).toBeFocused()
      await expect(summary(page)).toContainText('Gebruikersnaam: Deze gebruikersnaam is al in gebruik. — E-mailadres: ')
      await expect(summary(page)).toContainText(' — Wachtwoord: ')
      await expect(field(page, 'E-mailadres')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'E-mailadres')).toHaveAccessibleDescription('Voer een geldig e-mailadres in.')
      await expectAccessible(page)
    })

    test('without a word says that it failed', async ({ page }) => {
      const { username, email, password } = newAccount()
      await page.route('**/auth/register/', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto(paths.register)
      await field(page, 'Gebruikersnaam').fill(username)
      await field(page, 'E-mailadres').fill(email)
      await field(page, 'Wachtwoord').fill(password)
      await field(page, 'Herhaal wachtwoord').fill(password)
      await page.getByLabel('Ik ga akkoord met de privacyverklaring').check()
      await page.getByRole('button', { name: 'Account aanmaken' }).click()
      await expect(summary(page)).toHaveText('Registratie mislukt')
    })
  })
})

test.describe('signing in', () => {
  test('leads back to a remembered path once, then home', async ({ page, server }) => {
    const account = await member(server)
    await page.goto(paths.login)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen')
    await expectAccessible(page)
    await page.evaluate((key) => sessionStorage.setItem(key, '/prijzen?q=1#onder'), keys.redirect)
    await logIn(page, account)
    await expect(page).toHaveURL('/prijzen?q=1#onder')
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), keys.redirect)).toBeNull()
    await page.goto(paths.login)
    await expect(page).toHaveURL(paths.home)
  })

  test('W-09 never leads to another site', async ({ page, server }) => {
    const account = await member(server)
    const target = '//evil.example'
    await page.goto(paths.login)
    await page.evaluate((from) => history.replaceState({ usr: { from }, key: 'x' }, ''), target)
    await page.evaluate(([key = '', from = '']) => sessionStorage.setItem(key, from), [keys.redirect, target])
    await page.reload()
    await logIn(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je WBSO-aanvraag, goed voorbereid')
    await expect(page).toHaveURL(paths.home)
  })

  test('says what is missing and shows a password on request', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.login)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(summary(page).getByRole('link')).toHaveText(['Vul je gebruikersnaam in.', 'Vul je wachtwoord in.'])
    await expectAccessible(page)
    await field(page, 'Wachtwoord').fill('geheim')
    await page.getByRole('button', { name: 'Toon wachtwoord' }).click()
    await expect(field(page, 'Wachtwoord')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Verberg wachtwoord' }).click()
    await expect(field(page, 'Wachtwoord')).toHaveAttribute('type', 'password')
  })

  test('the keyboard alone is enough', async ({ page, server }) => {
    const { username, password } = await member(server)
    await page.goto(paths.login)
    await tabTo(page, 'Gebruikersnaam')
    await page.keyboard.type(username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Toon wachtwoord' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.home)
  })

  test.describe('refused', () => {
    test.use({ expected: /40[013]|502|ERR_INTERNET_DISCONNECTED/ })

    test('says why, in the words of the specification', async ({ page, server, context }) => {
      const account = await member(server)
      await page.goto(paths.login)
      await logIn(page, { ...account, password: 'iets-anders' })
      await expect(summary(page)).toHaveText('Ongeldige gebruikersnaam of wachtwoord')
      await expect(summary(page)).toBeFocused()
      await expectAccessible(page)

      const answers = [
        { status: 403, json: { detail: 'Dit account is gesloten.' } },
        { status: 502, body: '<html>' },
      ]
      await page.route('**/api/token/', (route) => route.fulfill(answers.shift() ?? { status: 500 }))
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await expect(summary(page)).toHaveText('Dit account is gesloten.')
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await expect(summary(page)).toHaveText('Inloggen mislukt')
      await page.unroute('**/api/token/')

      await context.setOffline(true)
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await expect(summary(page)).toContainText('Er is geen verbinding.')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await expect(summary(page)).toHaveText('Ongeldige gebruikersnaam of wachtwoord')
    })

    test('L-10 what the server says is text, never markup', async ({ page }) => {
      const detail = '<img src=x onerror=alert(1)> [klik](https://evil.example)'
      await page.route('**/api/token/', (route) => route.fulfill({ status: 403, json: { detail } }))
      await page.goto(paths.login)
      await logIn(page, newAccount())
      await expect(summary(page)).toHaveText(detail)
      await expect(summary(page).locator('img, a')).toHaveCount(0)
    })
  })
})
