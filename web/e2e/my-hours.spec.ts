import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { type Aanvraag, addEmployee, call, newcomer, signInAs, type Tokens, test as withDemo } from './people.ts'
import { logHours, paidProject } from './projects.ts'
import { type Server, startServer } from './server.ts'
import { expect, expectAccessible } from './test.ts'

interface Mine {
  tokens: Tokens
  employee: number
  projects: Aanvraag[]
}

/** Makes an owner who works on some paid projects of their company themselves, all of one title. */
async function worker(server: Server, count: number): Promise<Mine> {
  const tokens = await newcomer(server)
  const projects: Aanvraag[] = []
  while (projects.length < count) projects.push(await paidProject(server, tokens, { start: '2026-10-01' })) // so that no day is odd but the weekend
  const [first] = projects
  if (first === undefined) throw new Error('no projects')
  const employee = await addEmployee(server, tokens, first, 'Anna', 'de Vries')
  for (const { project_number } of projects)
    await call(server, 'POST', '/api/project-assignments/bulk_assign/', tokens.access, {
      project_number,
      employee_ids: [employee],
    })
  const members = `/api/companies/${first.company_profile.id}/members/`
  const [owner] = await call<{ id: number }[]>(server, 'GET', members, tokens.access)
  await call(server, 'PATCH', `${members}${owner?.id}/`, tokens.access, { employee })
  return { tokens, employee, projects }
}

/** A Wednesday. */
const test = withDemo.extend<object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that fixtures have
    async ({}, use) => {
      const server = await startServer({ WBSO_NOW: '2026-11-18T10:00:00+01:00' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const focused = (page: Page) => page.locator(':focus')
const weekdays = ['maandag 16', 'dinsdag 17', 'woensdag 18', 'donderdag 19', 'vrijdag 20']

test('a week of five projects by keyboard alone', async ({ page, server }) => {
  const { tokens } = await worker(server, 5)
  await signInAs(page, tokens)
  await page.goto(`${paths.myHours}?week=2026-11-18`)
  const grid = page.getByRole('table', { name: 'Uren van de week' })
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  const descriptions = grid.getByPlaceholder('Beschrijving')
  await expect(descriptions).toHaveCount(5)
  for (let presses = 0; presses < 40; presses++) {
    if (await descriptions.first().evaluate((input) => input === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  for (let row = 0; row < 5; row++) {
    await expect(descriptions.nth(row)).toBeFocused()
    await page.keyboard.type(`Proef ${row + 1}`)
    await page.keyboard.press('Enter')
    for (const day of weekdays) {
      await expect(focused(page)).toHaveAccessibleName(new RegExp(`, ${day} november$`))
      await page.keyboard.type('1,5')
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab') // past the descriptions of single days
  }
  await expect(page.getByText('25 dagen nog niet opgeslagen')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Uren succesvol toegevoegd')).toBeVisible()
  await expect(
    grid
      .getByRole('row', { name: /^Totaal/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('37,5')
  const days = page.getByRole('table', { name: 'Dagen' })
  await expect(days.getByRole('row', { name: /^ma 16 nov/ })).toContainText('Geregistreerd')
  await expectAccessible(page)
})

test('one more press is asked for hours on a day that was marked', async ({ page, server }) => {
  const { tokens } = await worker(server, 1)
  await signInAs(page, tokens)
  await page.goto(`${paths.myHours}?week=2026-11-18`)
  const absent = page.getByRole('button', { name: 'Afwezig op woensdag 18 november' })
  await absent.click()
  await expect(page.getByText('Afwezig: wo 18 nov.')).toBeVisible()
  await expect(absent).toHaveAttribute('aria-pressed', 'true')
  await page.getByPlaceholder('Beschrijving').fill('Meten')
  await page.getByRole('textbox', { name: /, woensdag 18 november$/ }).fill('4')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('wo 18 nov: Deze dag staat op Afwezig; dat vervalt dan.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Toch opslaan' }).click()
  await expect(page.getByText('Uren succesvol toegevoegd')).toBeVisible()
  const days = page.getByRole('table', { name: 'Dagen' })
  await expect(days.getByRole('row', { name: /^wo 18 nov/ })).toContainText('Geregistreerd')
})

test('a month is confirmed with a reason, and opened again by a correction', async ({ page, server }) => {
  const { tokens, employee, projects } = await worker(server, 1)
  const [project] = projects
  if (project !== undefined) await logHours(server, tokens, project, employee, '2026-10-27', '8')
  await signInAs(page, tokens)
  await page.goto(`${paths.myHours}?week=2026-10-28`)
  const october = page.getByRole('table', { name: 'Maanden' }).getByRole('row', { name: /^oktober 2026/ })
  await expect(october).toContainText('3 open dagen')
  await october.getByRole('button', { name: 'Mijn maand klopt' }).click()
  const dialog = page.getByRole('dialog', { name: 'oktober 2026 bevestigen' })
  await dialog.getByLabel('Reden').fill('Op die dagen was ik op cursus.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mijn maand klopt' }).click()
  await expect(page.getByText('Je hebt oktober 2026 bevestigd.')).toBeVisible()
  await expect(october).toContainText('Bevestigd met open dagen: Op die dagen was ik op cursus.')
  await expectAccessible(page)

  const figure = page.getByRole('button', { name: /^Wijzig 8 uur van .*, dinsdag 27 oktober$/ })
  await figure.click()
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Deze maand is al bevestigd; die bevestiging vervalt dan.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Wijzig 6 uur van / })).toBeFocused()
  await expect(october).toContainText('3 open dagen')
})

test('a day on a phone by taps alone', { tag: '@phone' }, async ({ page, server, hasTouch }) => {
  test.skip(!hasTouch, 'a larger screen shows the week')
  const { tokens, employee, projects } = await worker(server, 2)
  const [first] = projects
  if (first !== undefined) await logHours(server, tokens, first, employee, '2026-11-10', '8')
  await signInAs(page, tokens)
  await page.goto(paths.myHours)
  await expect(page.getByRole('heading', { name: 'woensdag 11 november' })).toBeVisible() // the oldest that is open
  const more = page.getByRole('button', { name: /^Half uur meer: / }).first()
  const less = page.getByRole('button', { name: /^Half uur minder: / }).first()
  for (const button of [more, more, more, more, less]) await button.tap()
  await expect(page.getByPlaceholder('Beschrijving').first()).toHaveValue('Metingen samengevoegd')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Opslaan' }).tap()
  await expect(page.getByText('Uren succesvol toegevoegd')).toBeVisible()
  await expect(page.getByText('1,5 uur geregistreerd')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'woensdag 11 november' })).toBeVisible()
  await page.getByRole('button', { name: 'Volgende dag' }).tap()
  const absent = page.getByRole('button', { name: 'Afwezig op donderdag 12 november' })
  await absent.tap()
  await expect(absent).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await absent.tap()
  await expect(absent).toHaveAttribute('aria-pressed', 'false')
})
