import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { type Account, field, logIn, member, openMenu } from './accounts.ts'
import { expect, expectAccessible, test } from './test.ts'

const step = 30_000 // ms

/** Returns the code that an app shows for a moment (RFC 6238). */
function codeAt(secret: string, moment: number): string {
  const bits = [...secret]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / step)))
  const sum = createHmac('sha1', key).update(counter).digest()
  const at = (sum.at(-1) ?? 0) & 15
  return String((sum.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function confirm(page: Page, { password }: Account, code = '') {
  const dialog = page.getByRole('dialog', { name: 'Vul je wachtwoord nog een keer in' })
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password)
  if (code !== '') {
    await dialog.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
    await dialog.getByLabel('Herstelcode').fill(code)
  }
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ga verder' }).click()
}

async function signOut(page: Page) {
  await openMenu(page, 'Mijn profiel')
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.goto(paths.login)
}

test.use({ expected: /40[013]/ })

test('the second step is switched on, asked for, replaced and switched off', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const account = await member(server)
  await page.goto(paths.login)
  await logIn(page, account)
  await expect(page).toHaveURL(paths.home)
  await page.goto(paths.profileSecurity)
  await page.getByRole('button', { name: 'Zet de tweede stap aan' }).click()
  await confirm(page, account)
  const picture = page.getByRole('img', { name: /^QR-code/ })
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
  await field(page, 'Code uit je app').fill(codeAt(secret, Date.now()))
  await page.getByRole('button', { name: 'Zet aan' }).click()
  const codes = page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.allInnerTexts()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(page.getByText(/nog 10 herstelcodes/)).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await logIn(page, account)
  await expect(field(page, 'Code uit je app')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(codeAt(secret, Date.now() + step)) // the one of now was used
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.home)

  await signOut(page)
  await logIn(page, account)
  await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await field(page, 'Herstelcode').fill(recovery[0] ?? '')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(paths.home)

  await page.goto(paths.profileSecurity)
  await expect(page.getByText(/nog 9 herstelcodes/)).toBeVisible()
  await page.getByRole('button', { name: 'Zet uit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zet uit' }).click()
  await confirm(page, account, recovery[1])
  await expect(page.getByText('De tweede stap staat uit.')).toBeVisible()
  await signOut(page)
  await logIn(page, account)
  await expect(page).toHaveURL(paths.home)
})
