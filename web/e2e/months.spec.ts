import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { joined, owner } from './company-owner.ts'
import { signInAs } from './people.ts'
import { employeeOn, logHours } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const row = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Mensen' }).getByRole('row').filter({ hasText: text })

/** Returns the tenth of the month before this one, and that month. */
function lastMonth(): { day: string; month: string } {
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
  return { day: `${month}-10`, month }
}

test('a month is closed, its timesheet downloaded, and opened again with a reason', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const own = await owner(server)
  const { day, month } = lastMonth()
  const emma = await employeeOn(server, own.tokens, own.request, 'Emma', 'Bakker')
  const cas = await employeeOn(server, own.tokens, own.request, 'Cas', 'Kok')
  for (const one of [emma, cas]) await logHours(server, own.tokens, own.request, one, day, '7.5')
  await signInAs(page, own.tokens)
  await page.goto(paths.months)
  await expect(row(page, 'Emma Bakker')).toContainText('7,5')
  await expect(page.getByRole('img', { name: /^Emma Bakker, .* 10 .*: uren geregistreerd$/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: /^Kies iedereen van wie/ }).check()
  await button(page, 'Maand afsluiten').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Niet door de medewerker bevestigd (2): Cas Kok en Emma Bakker.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Maand afsluiten' }).click()
  await expect(page.getByText(/is afgesloten voor 2 mensen\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mensen' })).toBeFocused()
  await expect(row(page, 'Emma Bakker')).toContainText('niet door de medewerker bevestigd')

  const sheet = button(page, /^Download urenstaat van Emma Bakker/)
  await expect(sheet).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()])
  expect(download.suggestedFilename()).toBe(`urenstaat-${month}-emma-bakker.pdf`)
  const hash = createHash('sha256')
    .update(await readFile(await download.path()))
    .digest('hex')
  await row(page, 'Emma Bakker').getByText('SHA-256').first().click()
  await expect(page.getByText(hash)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Emma Bakker' }).check()
  await button(page, 'Heropenen').click()
  await dialog.getByLabel('Reden').fill('Een dag vergeten')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Heropenen' }).click()
  await expect(page.getByText(/is weer open voor 1 persoon\.$/)).toBeVisible()
  await expect(row(page, 'Emma Bakker')).toContainText('1 vervangen')
  await expect(row(page, 'Emma Bakker')).toContainText('Een dag vergeten')
  await page.goto(paths.companyLog)
  await expect(page.getByRole('row').filter({ hasText: 'Maand heropend' })).toBeVisible()
})

test('a reader sees the month, and nothing to do with it', { tag: '@phone' }, async ({ page, server }) => {
  const own = await owner(server)
  const emma = await employeeOn(server, own.tokens, own.request, 'Emma', 'Bakker')
  await logHours(server, own.tokens, own.request, emma, lastMonth().day, '7.5')
  await signInAs(page, await joined(server, own, 'reader'))
  await page.goto(paths.portal)
  await page.goto(paths.months)
  await expect(row(page, 'Emma Bakker')).toContainText('7,5')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  for (const name of ['Maand afsluiten', 'Terugsturen', 'Heropenen']) await expect(button(page, name)).toHaveCount(0)
  await expectAccessible(page)
})
