import { paths } from '../src/lib/paths.ts'
import { field, logIn, member } from './accounts.ts'
import { makeToken } from './dialogs.ts'
import { expect, expectAccessible, test } from './test.ts'

test.use({ expected: /403/ }) // until the password is typed

test('a token is made, seen once, used and revoked', { tag: '@phone' }, async ({ page, server }) => {
  const account = await member(server)
  await page.goto(paths.login)
  await logIn(page, account)
  await expect(page).toHaveURL(paths.home)
  await page.goto(paths.profileSecurity)
  await expect(page.getByText('Met een token werkt wbsoctl of een eigen programma namens jou.')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Token maken' }).click()
    await field(page, 'Een keuze').check()
    await page.getByRole('button', { name: 'Maak token' }).click()
    await expect(field(page, 'Naam')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await makeToken(page, account.password)
  const dialog = page.getByRole('dialog', { name: 'Token Laptop thuis is gemaakt' })
  const token = await dialog.locator('code').first().innerText()
  expect(token).toMatch(/^wbso_pat_\w{40}$/)
  await expect(dialog.getByText(`wbsoctl login --server ${server.url}`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Kopieer: token' })).toBeFocused()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Token maken' })).toBeFocused()
  expect(await page.content()).not.toContain(token)
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, location])),
  ).not.toContain(token)

  const call = (method: string, path: string) =>
    fetch(server.url + path, { method, headers: { Authorization: `Bearer ${token}` } })
  const self = await call('GET', '/api/users/me/')
  expect(await self.json()).toMatchObject({ username: account.username })
  expect((await call('DELETE', '/api/account/sessions/')).status).toBe(403)

  await page.reload()
  await expect(page.getByText('Nog niet gebruikt')).toHaveCount(0)
  await expect(page.getByText('Alle bedrijven')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Intrekken: Laptop thuis/ }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Intrekken' }).click()
  await expect(page.getByText('Laptop thuis is ingetrokken.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Toegangstokens' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Intrekken/ })).toHaveCount(0)
  expect((await call('GET', '/api/users/me/')).status).toBe(401)
})
