import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { keys } from '../src/lib/storage.ts'
import { type Account, logIn, member, openMenu, stored } from './accounts.ts'
import type { Server } from './server.ts'
import { expect, expectAccessible, test } from './test.ts'

/** Spoils the signature of tokens, where no screen uses them meanwhile. Their claims stay readable. */
async function spoil(page: Page, ...names: string[]) {
  await page.goto('/robots.txt')
  await page.evaluate((spoilt) => {
    for (const name of spoilt) localStorage.setItem(name, `${localStorage.getItem(name) ?? ''}x`)
  }, names)
}

test.describe('a session', () => {
  test.use({ expected: /401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  async function signedIn(page: Page, server: Server): Promise<Account> {
    const account = await member(server)
    await page.goto(paths.login)
    await logIn(page, account)
    await expect(page).toHaveURL(paths.home)
    return account
  }

  test('is restored at the next visit', { tag: '@phone' }, async ({ page, server }) => {
    await signedIn(page, server)
    await page.reload()
    await openMenu(page, 'Mijn profiel')
    const links = page.getByRole('banner').getByRole('link')
    for (const name of ['Details', 'Bedrijven', 'Aanvragen', 'Portaal'])
      await expect(links.filter({ hasText: name })).toBeVisible()
    await expectAccessible(page)
  })

  test('is ended from another browser, at once', { tag: '@phone' }, async ({ page, server, browser }) => {
    const account = await signedIn(page, server)
    const elsewhere = await browser.newContext({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/133.0',
    })
    const other = await elsewhere.newPage()
    await other.goto(server.url + paths.login)
    await logIn(other, account)
    await expect(other).toHaveURL(server.url + paths.home)
    await page.goto(paths.profileSecurity)
    await page.getByRole('button', { name: /^Uitloggen: Firefox op Linux/ }).click()
    await expect(page.getByText('Firefox op Linux is uitgelogd.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Uitloggen: Firefox/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Waar je bent ingelogd' })).toBeFocused()
    await expectAccessible(page)
    await other.goto(server.url + paths.profileRequests)
    await expect(other).toHaveURL(/login/)
    await elsewhere.close()
  })

  for (const offline of [false, true]) {
    test(`A-15 signing out ${offline ? 'without a connection ' : ''}leaves nothing behind`, async ({
      page,
      server,
      context,
    }) => {
      await signedIn(page, server)
      const refresh = await stored(page, keys.refresh)
      const mine = [keys.selectedCompany, keys.draft, keys.earlierDrafts]
      await page.evaluate((names) => {
        for (const name of names) localStorage.setItem(name, '{}')
      }, mine)
      await expect(page.getByText('Voorbeeld van een beoordeling')).toBeVisible() // no part of home is on its way
      await expect(page.getByRole('heading', { name: 'Wat je van ons mag verwachten' })).toBeVisible()
      await context.setOffline(offline)
      const told = offline ? null : page.waitForResponse('**/api/token/logout/')
      await openMenu(page, 'Mijn profiel')
      await page.getByRole('button', { name: 'Uitloggen' }).click()
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
      await expect(page).toHaveURL(paths.home)
      for (const key of [keys.access, keys.refresh, ...mine]) expect(await stored(page, key), key).toBeNull()
      await told
      await context.setOffline(false)
      const headers = { 'Content-Type': 'application/json' }
      const again = await fetch(`${server.url}/api/token/refresh/`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ refresh }),
      })
      expect(again.status).toBe(offline ? 200 : 401)
    })
  }

  test('pitfall 3: begins and ends in all tabs', async ({ page, server, context }) => {
    const other = await context.newPage()
    await other.goto(paths.faq)
    await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
    await signedIn(page, server)
    await expect(other.getByRole('button', { name: 'Mijn profiel' })).toBeVisible()
    await openMenu(other, 'Mijn profiel')
    await other.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    await other.close()
  })

  test('pitfall 3: an access token that is over is renewed once, unseen', async ({ page, server }) => {
    await signedIn(page, server)
    await spoil(page, keys.access)
    let renewals = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/token/refresh/')) renewals++
    })
    const answered = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/api/requests/' && answer.ok(),
    )
    await page.goto(paths.profileRequests)
    await answered
    expect(renewals).toBe(1)
    await expect(page).toHaveURL(paths.profileRequests)
  })

  test('that the server ends says so, and signing in leads back', async ({ page, server }) => {
    const account = await signedIn(page, server)
    await page.evaluate((key) => localStorage.setItem(key, '{"step":1}'), keys.draft)
    await spoil(page, keys.access, keys.refresh)
    await page.goto(`${paths.profileRequests}?van=mail`)
    await expect(page).toHaveURL(paths.login)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen')
    await expect(page.getByText('Je sessie is verlopen. Log opnieuw in.')).toBeVisible()
    expect(await stored(page, keys.draft)).toBe('{"step":1}')
    await expectAccessible(page)
    await logIn(page, account)
    await expect(page).toHaveURL(`${paths.profileRequests}?van=mail`)
  })
})
