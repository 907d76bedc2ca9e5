import type { Page } from '@playwright/test'
import { paths, projectPaths, requestPaths } from '../src/lib/paths.ts'
import {
  type Aanvraag,
  addEmployee,
  newcomer,
  passwordOfAll,
  payFor,
  processedRequest,
  requestOf,
  signInAs,
  type Tokens,
  test,
} from './people.ts'
import type { Server } from './server.ts'
import { expect, expectAccessible } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Makes an account with a paid project, and signs in. */
async function paidProject(server: Server, page: Page): Promise<{ tokens: Tokens; request: Aanvraag; number: string }> {
  const tokens = await newcomer(server)
  const { project_number: number } = await processedRequest(server, tokens)
  await payFor(server, tokens, number)
  await signInAs(page, tokens)
  return { tokens, request: await requestOf(server, tokens, number), number }
}

test.use({ expected: /40[03]/ }) // a BSN before the password, and a wrong one

test('D-16 an employee is added, changed and removed in the portal, and the BSN is shown on a press', {
  tag: '@phone',
}, async ({ page, server }) => {
  await paidProject(server, page)
  await page.goto(paths.portal)
  await expect(page.getByText('Je hebt nog geen medewerkers.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Medewerker toevoegen').click()
  await button(page, 'Opslaan').click()
  await expect(page.getByText('Vul alle verplichte velden in')).toBeVisible()
  await expect(field(page, 'Voornaam')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Voornaam').fill('Sanne')
  await field(page, 'Achternaam').fill('de Vries')
  await field(page, 'E-mailadres').fill('sanne@example.nl')
  await field(page, 'BSN').fill('111 222 333')
  await button(page, 'Opslaan en nog een').click()
  await expect(page.getByRole('dialog').getByText('Sanne de Vries is opgeslagen.')).toBeVisible()
  await expect(field(page, 'Voornaam')).toBeFocused()
  await expect(field(page, 'BSN')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Sanne de Vries')).toContainText('••••••333')
  await expect(button(page, 'Medewerker toevoegen')).toBeFocused()
  await button(page, 'Toon BSN van Sanne de Vries').click()
  await expect(field(page, 'Wachtwoord')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Wachtwoord').fill('verkeerd')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
  await field(page, 'Wachtwoord').fill(passwordOfAll)
  await page.keyboard.press('Enter')
  await expect(row(page, 'Sanne de Vries')).toContainText('111222333')
  await button(page, 'Verberg BSN van Sanne de Vries').click()
  await expect(button(page, 'Toon BSN van Sanne de Vries')).toBeFocused()
  await button(page, 'Toon BSN van Sanne de Vries').click() // not asked for again
  await expect(row(page, 'Sanne de Vries')).toContainText('111222333')
  await button(page, 'Verberg BSN van Sanne de Vries').click()

  await button(page, 'Wijzig Sanne de Vries').click()
  await field(page, 'Functie').fill('Ontwikkelaar')
  await button(page, 'Opslaan').click()
  await expect(row(page, 'Sanne de Vries')).toContainText('Ontwikkelaar')
  await expect(row(page, 'Sanne de Vries')).toContainText('••••••333')
  await expectAccessible(page)
  await button(page, 'Verwijder Sanne de Vries').click()
  await button(page, 'Verwijderen').click()
  await expect(page.getByText('Je hebt nog geen medewerkers.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Medewerkers' })).toBeFocused()
})

test('a list that is pasted adds everybody on it, and says which line is wrong', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await paidProject(server, page)
  await page.goto(paths.portal)
  await button(page, 'Lijst toevoegen').click()
  await field(page, 'Lijst').fill(
    'voornaam\tachternaam\te-mail\tbsn\nSanne\tde Vries\tsanne@example.nl\t\nZoë\tBos\tzoe@example.nl\t111222334',
  )
  await button(page, 'Toevoegen').click()
  await expect(page.getByText(/^Regel 3, bsn: .*Er is niemand toegevoegd\.$/)).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Lijst').fill('Sanne\tde Vries\tsanne@example.nl\t\nZoë\tBos\tzoe@example.nl\t111222333')
  await button(page, 'Toevoegen').click()
  await expect(page.getByText('2 medewerkers toegevoegd.')).toBeVisible()
  await expect(row(page, 'Sanne de Vries')).toHaveCount(1)
  await expect(row(page, 'Zoë Bos')).toContainText('••••••333')
  await expect(button(page, 'Lijst toevoegen')).toBeFocused()
})

test('employees are assigned to a project, several at once, and taken off', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const { tokens, request, number } = await paidProject(server, page)
  await addEmployee(server, tokens, request, 'Sanne', 'de Vries')
  await addEmployee(server, tokens, request, 'Mehmet', 'Yilmaz')
  await page.goto(projectPaths.dashboard(number))
  await expect(page.getByText('Er zijn nog geen uren geregistreerd.')).toBeVisible()
  await expect(button(page, 'Download je aanvraag')).toBeVisible()
  await expectAccessible(page)
  await link(page, 'Medewerker toevoegen').click()
  await expect(page.getByText('Er zijn nog geen medewerkers toegewezen aan dit project.')).toBeVisible()
  await button(page, 'Toewijzen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Toewijzen' }).click()
  await expect(dialog.getByText('Selecteer een medewerker')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Sanne de Vries').check()
  await dialog.getByLabel('Mehmet Yilmaz').check()
  await dialog.getByRole('button', { name: 'Toewijzen' }).click()
  await expect(row(page, 'Sanne de Vries')).toContainText('Goedgekeurd')
  await expect(row(page, 'Mehmet Yilmaz')).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Toewijzen').click()
  await dialog.getByRole('button', { name: 'Nieuwe medewerker' }).click()
  await expect(field(page, 'Voornaam')).toBeFocused()
  await field(page, 'Voornaam').fill('Anna')
  await field(page, 'Achternaam').fill('Bakker')
  await field(page, 'E-mailadres').fill('anna@example.nl')
  await expectAccessible(page)
  await button(page, 'Toevoegen en toewijzen').click()
  await expect(page.getByText('Anna Bakker is toegevoegd en toegewezen.')).toBeVisible()
  await expect(row(page, 'Anna Bakker')).toContainText('Goedgekeurd')

  await page.clock.install()
  await button(page, 'Ontkoppelen: Mehmet Yilmaz').click()
  await button(page, 'Ontkoppelen').click()
  const said = page.getByText('Medewerker ontkoppeld van project')
  await expect(said).toBeVisible()
  await expect(row(page, 'Mehmet Yilmaz')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.clock.runFor(3_100)
  await expect(said).toBeHidden()
})

test('the sidebar leads through the project and back to the portal', { tag: '@phone' }, async ({
  page,
  server,
  viewport,
}) => {
  const { number } = await paidProject(server, page)
  const small = (viewport?.width ?? 0) < 600
  await page.goto(paths.portal)
  await page.getByRole('heading', { level: 3 }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const menu = button(page, 'Menu')
  for (const [name, path] of [
    ['Medewerkers', projectPaths.employees(number)],
    ['Uren', projectPaths.hours(number)],
    ['Rapporten', projectPaths.reports(number)],
    ['Terug naar portaal', paths.portal],
  ] as const) {
    if (small) await menu.click()
    await link(page, name).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  }
  if (!small) return
  await menu.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('without a company the portal says so and leads to making one', { tag: '@phone' }, async ({ page, server }) => {
  await signInAs(page, await newcomer(server))
  await page.goto(paths.portal)
  await expect(page.getByRole('dialog', { name: 'Geen bedrijf gekoppeld' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Bedrijf aanmaken' }).click()
  await expect(page).toHaveURL(paths.profileCompanies)
})

test.describe('before payment', () => {
  test.use({ expected: /status of (403|409)/ })

  test('a project opens the payment screen, and the portal says what is needed', { tag: '@phone' }, async ({
    page,
    server,
  }) => {
    const tokens = await newcomer(server)
    const { project_number: number } = await processedRequest(server, tokens)
    await signInAs(page, tokens)
    await page.goto(projectPaths.reports(number))
    await expect(page).toHaveURL(requestPaths.payment(number))
    await page.goto(paths.portal)
    await expect(page.getByText('Toegang geweigerd: Betaling vereist om projecten te bekijken')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Verwijder bedrijf').click()
    await button(page, 'Verwijderen').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Dit bedrijf heeft aanvragen' })).toContainText(
      'Er is een fout opgetreden bij het verwijderen van het bedrijf. Probeer het opnieuw.',
    )
    await button(page, 'Annuleren').click()
    await link(page, `Bekijk en betaal ${number}`).click()
    await expect(page).toHaveURL(requestPaths.payment(number))
    await payFor(server, tokens, number)
    await page.goto(projectPaths.dashboard(number))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
})
