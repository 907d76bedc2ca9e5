import type { Page } from '@playwright/test'
import { projectPaths } from '../src/lib/paths.ts'
import { type Aanvraag, newcomer, signInAs, test as withDemo } from './people.ts'
import { employeeOn, logHours, paidProject } from './projects.ts'
import { startServer } from './server.ts'
import { expect, expectAccessible } from './test.ts'

const anna = 'Anna de Vries'
const bram = 'Bram Smit'

/** A Wednesday. */
const test = withDemo.extend<{ project: Aanvraag }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that fixtures have
    async ({}, use) => {
      const server = await startServer({ WBSO_NOW: '2026-11-18T10:00:00+01:00' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  project: async ({ server, page }, use) => {
    const tokens = await newcomer(server)
    const project = await paidProject(server, tokens, { start: '2026-10-01' }) // so that no day is odd but the weekend
    const employee = await employeeOn(server, tokens, project, 'Anna', 'de Vries')
    await employeeOn(server, tokens, project, 'Bram', 'Smit')
    await logHours(server, tokens, project, employee, '2026-11-10', '8')
    await logHours(server, tokens, project, employee, '2026-11-17', '5.5')
    await signInAs(page, tokens)
    await use(project)
  },
})

const cell = (page: Page, name: string, day: string) => page.getByLabel(`${name}, ${day}`, { exact: true })
const entries = (page: Page) => page.getByRole('table', { name: 'Registraties' }).locator('tbody tr')
const focused = (page: Page) => page.locator(':focus')

/** Expects that the names of columns are on one line, at every width. */
async function expectUnbrokenLabels(page: Page) {
  const size = page.viewportSize()
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const broken = await page.locator('th[scope=col], [data-label]').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const name = cell.getAttribute('data-label')
        const label = getComputedStyle(cell, name === null ? null : '::before')
        const padding = name === null ? Number.parseFloat(label.paddingTop) + Number.parseFloat(label.paddingBottom) : 0
        const lines = (Number.parseFloat(label.height) - padding) / Number.parseFloat(label.lineHeight)
        const words = (name ?? cell.textContent ?? '').split(/[ -]/).length
        return lines > words + 0.5 ? [`${name ?? cell.textContent}: ${lines} lines`] : []
      }),
    )
    expect(broken, `at ${width} px`).toEqual([])
  }
  if (size !== null) await page.setViewportSize(size)
}

test('a week of hours by keyboard alone', async ({ page, project }) => {
  await page.goto(projectPaths.hours(project.project_number))
  const grid = page.getByRole('table', { name: 'Uren van de week' })
  await expect(grid.getByText('5,5 uur')).toBeVisible()
  const description = page.getByLabel(`Beschrijving voor ${anna}`)
  for (let presses = 0; presses < 40; presses++) {
    if (await description.evaluate((input) => input === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(description).toBeFocused()
  await page.keyboard.type('Regeling beproefd')
  await page.keyboard.press('Enter')
  await expect(cell(page, anna, 'maandag 16 november')).toBeFocused()
  for (const hours of ['7,5', '3', '8', '4.5']) {
    await page.keyboard.type(hours)
    await page.keyboard.press('ArrowRight')
  }
  await expect(cell(page, anna, 'vrijdag 20 november')).toBeFocused()
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  const summary = page.getByRole('group', { name: 'Controleer de gemarkeerde velden' })
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText(
    `${anna}, dinsdag 17 november: Maximum 8 uur per dag per medewerker. Huidig totaal voor dinsdag: 5,5h`,
  )
  await page.keyboard.press('Enter')
  await expect(cell(page, anna, 'dinsdag 17 november')).toBeFocused()
  await expect(page.getByText('Nog 2,5 uur mogelijk op di 17 nov (5,5 geregistreerd)')).toBeVisible()
  await page.keyboard.type('2,5')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Uren succesvol toegevoegd')).toBeVisible()
  await expect(
    grid
      .getByRole('row', { name: new RegExp(anna) })
      .getByRole('cell')
      .last(),
  ).toHaveText('28')
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  await expect(cell(page, anna, 'maandag 9 november')).toBeFocused()
  await expect(page).toHaveURL(/week=2026-11-09/)
  await expect(grid.getByText('8 uur')).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ expected: /ERR_FAILED/ })

  test('D-04 hours whose answer did not arrive are sent again, and are one entry', async ({ page, project }) => {
    await page.goto(projectPaths.hours(project.project_number))
    await page.getByLabel(`Beschrijving voor ${bram}`).fill('Bouwen')
    await cell(page, bram, 'maandag 16 november').fill('8')
    let calls = 0
    await page.route('**/api/hours/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      calls++
      if (calls > 1) return route.fallback()
      await route.fetch() // it arrives, but its answer does not
      await route.abort()
    })
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText(`${bram}, maandag 16 november: nog niet opgeslagen`)).toBeVisible()
    await expect(cell(page, bram, 'maandag 16 november')).toHaveValue('8')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Uren succesvol toegevoegd')).toBeVisible()
    await expect(entries(page).filter({ hasText: 'Bouwen' })).toHaveCount(1)
  })
})

test('hours are filled in, corrected, withdrawn and keep their history', { tag: '@phone' }, async ({
  page,
  project,
  hasTouch,
}) => {
  await page.goto(projectPaths.hours(project.project_number))
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible()
  await expect(page.getByText('Enter en pijltjes: andere cel.')).toBeVisible({ visible: !hasTouch })
  const choice = page.getByLabel('Medewerker', { exact: true }) // on small screens
  if (await choice.isVisible()) await choice.selectOption(bram)
  await page.getByLabel(`Beschrijving voor ${bram}`).fill('Bouwen')
  await cell(page, bram, 'maandag 16 november').fill('7,5')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Uren succesvol toegevoegd')).toBeVisible()

  const of = `registratie van ${bram} op maandag 16 november`
  await page.getByRole('button', { name: `Wijzig ${of}` }).click()
  await page.getByLabel('Uren', { exact: true }).fill('6')
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(entries(page).filter({ hasText: 'Bouwen' })).toContainText('6 uur')
  await expect(page.getByText('Registratie gewijzigd')).toBeVisible()
  await expect(focused(page)).toHaveText('Registraties van week 47')
  await page.getByRole('button', { name: `Verwijder ${of}` }).click()
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await expect(page.getByText('Registratie verwijderd')).toBeVisible()
  await expect(focused(page)).toHaveText('Registraties van week 47')
  await expect(entries(page).filter({ hasText: 'Bouwen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Bekijk de geschiedenis' }).click()
  const history = page.getByRole('table', { name: 'Geschiedenis' }).locator('tbody tr')
  await expect(history).toHaveText([/Geregistreerd.*7,5 uur/s, /Gewijzigd.*6 uur/s, /Verwijderd.*6 uur/s])
  await expectUnbrokenLabels(page)
  await page.reload()
  await page.getByRole('button', { name: 'Toon verwijderde registraties' }).click()
  await expect(page.getByRole('table', { name: 'Verwijderde registraties' })).toContainText('6 uur')
  await page.getByRole('button', { name: `Geschiedenis ${of}` }).click()
  await expect(history).toHaveCount(3)
  await expectAccessible(page)
})

test.describe('with corrections that are refused', () => {
  test.use({ expected: /status of 400/ })

  test('a cell is corrected where it is, withdrawn and put back, also on a phone', { tag: '@phone' }, async ({
    page,
    project,
  }) => {
    await page.goto(projectPaths.hours(project.project_number))
    const at = `${anna}, dinsdag 17 november`
    const figure = (hours: string) => page.getByRole('button', { name: `Wijzig ${hours} uur van ${at}` })
    const field = page.getByLabel(`Uren van ${anna} op dinsdag 17 november`)
    await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible()
    const choice = page.getByLabel('Medewerker', { exact: true }) // on small screens
    if (await choice.isVisible()) await choice.selectOption(anna)
    await figure('5,5').click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('5,5')
    await page.keyboard.press('Escape')
    await expect(figure('5,5')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('9')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Maximum 8 uur per dag per medewerker.')).toBeVisible()
    await expect(field).toHaveValue('9')
    await expectAccessible(page)
    await field.fill('6')
    await page.keyboard.press('Enter')
    await expect(figure('6')).toBeFocused()
    await expect(entries(page).filter({ hasText: '6 uur' })).toContainText('Metingen samengevoegd')
    await figure('6').click()
    await field.fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Druk nog een keer om 6 uur te verwijderen.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
    await expect(page.getByText('Registratie verwijderd')).toBeVisible()
    await expect(cell(page, anna, 'dinsdag 17 november')).toBeFocused()
    await expect(entries(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(page.getByText('Registratie teruggezet')).toBeVisible()
    await expect(figure('6')).toBeVisible()
    await expect(entries(page)).toHaveCount(1)
  })

  test('a cell that another tab corrected meanwhile says so', async ({ page, project, context }) => {
    await page.goto(projectPaths.hours(project.project_number))
    const at = `${anna}, dinsdag 17 november`
    await page.getByRole('button', { name: `Wijzig 5,5 uur van ${at}` }).click()
    await page.keyboard.type('7')
    const other = await context.newPage()
    await other.goto(projectPaths.hours(project.project_number))
    await other.getByRole('button', { name: `Wijzig 5,5 uur van ${at}` }).click()
    await other.keyboard.type('4')
    await other.keyboard.press('Enter')
    await expect(other.getByRole('button', { name: `Wijzig 4 uur van ${at}` })).toBeFocused()
    await page.bringToFront()
    const field = page.getByLabel(`Uren van ${anna} op dinsdag 17 november`)
    await field.press('Enter')
    await expect(page.getByText('Deze registratie is intussen gewijzigd of verwijderd.')).toBeVisible()
    await field.press('Escape')
    await expect(page.getByRole('button', { name: `Wijzig 4 uur van ${at}` })).toBeFocused()
  })
})

test('cells of a spreadsheet are pasted to the right, and not saved yet', async ({ page, project, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(projectPaths.hours(project.project_number))
  await page.evaluate(() => navigator.clipboard.writeText('2\t3,5\t4\r\n'))
  await cell(page, bram, 'maandag 16 november').click()
  await page.keyboard.press('Control+v')
  for (const [day, hours] of [
    ['maandag 16 november', '2'],
    ['dinsdag 17 november', '3,5'],
    ['woensdag 18 november', '4'],
  ] as const)
    await expect(cell(page, bram, day)).toHaveValue(hours)
  await expect(page.getByText('3 cellen ingevuld, nog niet opgeslagen.')).toBeVisible()
  await expect(page.getByText('3 dagen nog niet opgeslagen')).toBeVisible()
  await expect(entries(page)).toHaveCount(1)
})

const file = (rows: string[]) => ({
  name: 'uren.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['datum;medewerker;uren;omschrijving', ...rows].join('\r\n')),
})

test.describe('with a file that is refused', () => {
  test.use({ expected: /status of 400/ })

  test('a file is checked first, then imported with one press', { tag: '@phone' }, async ({ page, project }) => {
    await page.goto(projectPaths.hours(project.project_number))
    await page.getByRole('link', { name: 'Importeren' }).click()
    await page
      .getByLabel('Bestand met uren')
      .setInputFiles(file([`18-11-2026;${anna};9;Meten`, `19-11-2026;Zoë Bos;4;Meten`]))
    const wrong = page.getByRole('table', { name: 'Rijen die niet kloppen' }).locator('tbody tr')
    await expect(wrong).toHaveCount(2)
    await expect(wrong.first()).toContainText('Maximum 8 uur per dag per medewerker')
    await expectAccessible(page)
    await page
      .getByLabel('Bestand met uren')
      .setInputFiles(file([`18-11-2026;${anna};8;Meten`, `19-11-2026;Zoë Bos;4;Meten`]))
    await page.getByLabel('Ontbrekende medewerkers aanmaken').check()
    await expect(page.getByText('Het bestand klopt: 2 rijen, 12 uur, 2 medewerkers.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Importeer 2 rijen' }).click()
    await expect(page.getByText('2 rijen geïmporteerd.')).toBeVisible()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(page.getByText('De import is ongedaan gemaakt: 2 registraties tellen niet meer mee.')).toBeVisible()
    await page.getByRole('button', { name: 'Nog een bestand' }).click()
    const imports = page.getByRole('table', { name: 'Eerdere imports' })
    await expect(imports).toContainText('Ongedaan gemaakt')
    await expectAccessible(page)
    await page
      .getByLabel('Bestand met uren')
      .setInputFiles(file([`18-11-2026;${anna};8;Meten`, `19-11-2026;Zoë Bos;4;Meten`]))
    await page.getByRole('button', { name: 'Importeer 2 rijen' }).click()
    await expect(page.getByText('2 rijen geïmporteerd.')).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk de uren' }).click()
    await expect(entries(page).filter({ hasText: 'Zoë Bos' })).toContainText('4 uur')
  })

  test('quarters are one sentence with a choice, and what does not belong to the project stays out', {
    tag: '@phone',
  }, async ({ page, project }) => {
    await page.goto(projectPaths.import(project.project_number))
    const rows = [
      `18-11-2026;${anna};3,25;Meten;${project.project_number}`,
      `19-11-2026;${anna};4,5;Meten;${project.project_number}`,
      `19-11-2026;${anna};2;Facturen;Administratie`,
    ]
    const buffer = Buffer.from(['datum;medewerker;uren;omschrijving;project', ...rows].join('\r\n'))
    await page.getByLabel('Bestand met uren').setInputFiles({ name: 'uren.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Rond af op halve uren' }).click()
    await expect(page.getByText(/Vóór het afronden is het 7,75 uur, erna 7,5 uur\./)).toBeVisible()
    const administration = page.getByLabel('Administratie: 1 rij, 2 uur')
    await expect(administration).not.toBeChecked()
    await expect(page.getByLabel(`${project.project_number}: 2 rijen, 7,75 uur`)).toBeChecked()
    await expectAccessible(page)
    await administration.check()
    await expect(page.getByRole('button', { name: 'Importeer 3 rijen' })).toBeVisible()
    await administration.uncheck()
    await page.getByRole('button', { name: 'Importeer 2 rijen' }).click()
    await expect(page.getByText('2 rijen geïmporteerd.')).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk de uren' }).click()
    await expect(entries(page).filter({ hasText: '4,5 uur' })).toHaveCount(1)
    await expect(entries(page).filter({ hasText: 'Facturen' })).toHaveCount(0)
  })
})
