import { projectPaths } from '../src/lib/paths.ts'
import { addDays, mondayOf, weekOf } from '../src/lib/rules/dates.ts'
import { newcomer, signInAs } from './people.ts'
import { employeeOn, logHours, paidProject } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

test('D-07 hours of two people: a month, its file, its print, and a week', { tag: '@phone' }, async ({
  page,
  server,
  request,
}) => {
  const tokens = await newcomer(server)
  const project = await paidProject(server, tokens)
  const { today } = await (await request.get('/api/site/')).json()
  const monday = addDays(mondayOf(today), -7) // last week, so that all its days may have hours
  const month = monday.slice(0, 7)
  const anna = await employeeOn(server, tokens, project, 'Anna', 'de Vries')
  const bob = await employeeOn(server, tokens, project, 'Bob', 'Jansen')
  for (let day = 0; day < 5; day++) await logHours(server, tokens, project, anna, addDays(monday, day), '8.0')
  await logHours(server, tokens, project, bob, monday, '1.5')

  await signInAs(page, tokens)
  await page.goto(`${projectPaths.reports(project.project_number)}?month=${month}`)
  const people = page.getByRole('table', { name: 'Uren per medewerker' })
  await expect(people.getByRole('row', { name: /Bob Jansen/ })).toContainText('1,5')
  await expect(people.getByRole('meter', { name: 'Benutting van Bob Jansen' })).toBeVisible()
  await expect(page.locator('svg svg rect:visible').first()).toBeVisible()
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporteer CSV' }).click()
  expect((await saved).suggestedFilename()).toBe(`uren-${project.project_number}-${month}.csv`)
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Urenstaat (PDF) van Anna de Vries' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/^urenstaat-.*\.pdf$/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Pompwacht B.V.')).toBeVisible()
  await expect(people).toBeVisible()
  await expect(page.locator('svg svg rect:visible').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exporteer CSV' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Medewerkers' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`${projectPaths.reports(project.project_number)}?week=${monday}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
    `Week ${Number(weekOf(monday).slice(-2))}`,
  )
  await expect(people.getByRole('row', { name: /Anna de Vries/ })).toContainText('100% van 40 uur')
  const days = page.getByRole('table', { name: 'Uren per dag' })
  await expect(days.getByRole('row', { name: /^maandag/ })).toContainText('9,5')
  await expect(people.getByRole('row', { name: /^Totaal/ })).toContainText('41,5')
  const short = page.getByRole('region', { name: 'In het kort' })
  await expect(short.getByText(/^Nog .* uur beschikbaar/)).toBeVisible()
  await expect(short.getByText(/^Alle uren van week .* zijn op tijd vastgelegd/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vorige week' }).click()
  await expect(page.getByText(/Er zijn nog geen uren in week/)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(days).toBeVisible()
})
