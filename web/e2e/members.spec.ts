import type { Page } from '@playwright/test'
import { paths, requestPaths } from '../src/lib/paths.ts'
import { field, logIn } from './accounts.ts'
import { owner } from './company-owner.ts'
import { mailedLink } from './outbox.ts'
import { addEmployee, call, member, signInAs } from './people.ts'
import type { Server } from './server.ts'
import { expect, expectAccessible, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Invites an address for a role on the screen. */
async function invite(page: Page, email: string, role: string) {
  await page.goto(paths.members)
  await button(page, 'Uitnodigen').click()
  await field(page, 'E-mailadres').fill(email)
  await field(page, 'Rol').selectOption(role)
  if (role === 'Lezer') await field(page, 'Laatste dag').fill('31-12-2099')
  await expectAccessible(page)
  await button(page, 'Uitnodiging versturen').click()
  await expect(page.getByText(`De uitnodiging aan ${email} is verstuurd.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(row(page, email)).toContainText(role)
}

/** Ends the session of the page, as somebody else's browser has none. */
const forget = (page: Page) =>
  page.evaluate(() => {
    for (const key of ['access', 'refresh']) localStorage.removeItem(key)
  })

/** Follows the link of an invitation as a visitor, signs in and accepts. */
async function accept(page: Page, server: Server, account: Awaited<ReturnType<typeof member>>) {
  await forget(page)
  await page.goto(await mailedLink(server, account.email, paths.invitation))
  await expect(page).toHaveURL(paths.invitation)
  await expect(page.getByText('Pompwacht B.V.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logIn(page, account)
  await expect(page).toHaveURL(paths.invitation)
  await expectAccessible(page)
  await button(page, 'Accepteren').click()
}

test('a reader is invited, accepts, sees no button that writes, becomes manager and leaves', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const { tokens, request } = await owner(server)
  const other = await member(server)
  await signInAs(page, tokens)
  await invite(page, other.email, 'Lezer')
  await expectAccessible(page)

  await accept(page, server, other)
  await expect(page).toHaveURL(paths.portal)
  await expect(page.getByText('Bij Pompwacht B.V. ben je nu lezer.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Bedrijfsgegevens' })).toBeVisible()
  for (const name of ['Wijzig bedrijf', 'Verwijder bedrijf', 'Medewerker toevoegen', 'Lijst toevoegen'])
    await expect(button(page, name)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(requestPaths.application(request.project_number))
  await expect(page.getByText(/^Jij leest mee/)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)

  const base = `/api/companies/${request.company_profile.id}/members/`
  const members = await call<{ id: number; user: { email: string } }[]>(server, 'GET', base, tokens.access)
  const id = members.find(({ user }) => user.email === other.email)?.id
  await call(server, 'PATCH', `${base}${id}/`, tokens.access, { role: 'manager' })
  await page.goto(paths.members)
  await expect(row(page, `${other.username} (jij)`)).toContainText('Beheerder')
  await expect(page.getByRole('button', { name: /^Wijzig/ })).toHaveCount(0)
  await button(page, 'Bedrijf verlaten').click()
  await expectAccessible(page)
  await button(page, 'Verlaten').click()
  await expect(page.getByText('Van Pompwacht B.V. ben je geen lid meer.')).toBeVisible()

  await forget(page)
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('access', access ?? '')
      localStorage.setItem('refresh', refresh ?? '')
    },
    [tokens.access, tokens.refresh],
  )
  await page.goto(paths.companyLog)
  await expect(row(page, 'Lid geworden')).toBeVisible()
  await expect(row(page, 'Lidmaatschap beëindigd')).toBeVisible()
  await expectAccessible(page)
})

test('an employee sees their own hours, and nothing else', { tag: '@phone' }, async ({ page, server }) => {
  const { tokens, request } = await owner(server)
  const other = await member(server)
  await addEmployee(server, tokens, request, other.username, 'Bakker')
  await signInAs(page, tokens)
  await invite(page, other.email, 'Medewerker')
  await accept(page, server, other)
  await expect(page).toHaveURL(paths.myHours)
  await expect(page.getByText('Bij Pompwacht B.V. ben je nu medewerker.')).toBeVisible()
  await expect(page.getByText('In deze week heb je geen projecten en geen uren.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.portal)
  await expect(page).toHaveURL(paths.myHours)
})

test('an owner switches the reminders off, which stays so', { tag: '@phone' }, async ({ page, server }) => {
  const { tokens } = await owner(server)
  await signInAs(page, tokens)
  await page.goto(paths.members)
  const reminders = page.getByRole('checkbox', { name: 'Mails over open dagen versturen' })
  const before = await reminders.isChecked()
  await reminders.setChecked(!before)
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(reminders).toBeChecked({ checked: !before })
})

test.describe('a link that works no more', () => {
  test.use({ expected: /status of 404/ })

  test('says so: it was revoked', { tag: '@phone' }, async ({ page, server }) => {
    const { tokens } = await owner(server)
    const other = await member(server)
    await signInAs(page, tokens)
    await invite(page, other.email, 'Adviseur')
    await button(page, `Intrekken ${other.email}`).click()
    await button(page, 'Intrekken').click()
    await expect(page.getByText(`De uitnodiging aan ${other.email} is ingetrokken.`)).toBeVisible()
    await forget(page)
    await page.goto(await mailedLink(server, other.email, paths.invitation))
    await expect(page.getByText(/al gebruikt, verlopen of ingetrokken/)).toBeVisible()
    await expectAccessible(page)
  })
})
