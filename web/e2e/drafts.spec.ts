import { requestPaths } from '../src/lib/paths.ts'
import { startModel } from './model.ts'
import { call, newcomer, test as plain, signInAs } from './people.ts'
import { paidProject } from './projects.ts'
import { type Server, startServer } from './server.ts'
import { expect, expectAccessible } from './test.ts'

/** A server with a language model. */
const test = plain.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object
    async ({}, use) => {
      const model = await startModel()
      const server = await startServer(model.settings)
      await use(server)
      await server.stop()
      await model.stop()
    },
    { scope: 'worker' },
  ],
})

test('a proposal of a model is compared with the own text, used, and what it leaves open is asked @phone', async ({
  page,
  server,
}) => {
  const tokens = await newcomer(server)
  const { project_number: number } = await paidProject(server, tokens)
  const drafts = () =>
    call<{ id: string }[]>(server, 'GET', `/api/requests/${number}/application/drafts/`, tokens.access)
  await expect.poll(async () => (await drafts()).map(({ id }) => id)).toContain('novelty')

  await signInAs(page, tokens)
  await page.goto(`${requestPaths.application(number)}?deel=novelty`)
  const proposal = page.locator('details', { has: page.getByText('Voorstel', { exact: true }) }).first()
  await expect(proposal).toContainText('[vul in: hoe je dat meet]')
  await proposal.getByText('Welke zinnen van jou zijn gebruikt?').click()
  await expectAccessible(page)
  await proposal.getByRole('button', { name: 'Overnemen' }).click()

  await expect(page.getByText('Het voorstel staat in je tekst.')).toBeVisible()
  const text = page.getByRole('textbox', { name: /^Technische nieuwheid/ })
  await expect(text).toHaveValue(/\[vul in: hoe je dat meet\]$/)
  await page.getByRole('button', { name: /^Beantwoord: In de tekst staat nog een gat/ }).click()
  await page
    .getByRole('textbox', { name: /“hoe je dat meet”/ })
    .last()
    .fill('Wij meten met een eigen logger.')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(/Wij meten met een eigen logger\.$/)

  await page.getByRole('button', { name: 'Nieuw voorstel' }).click()
  await expect(proposal).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Nieuw voorstel' })).toBeHidden()
  await proposal.getByRole('button', { name: 'Niet gebruiken' }).click()
  await page.getByText('Eerdere versies van dit onderdeel').click()
  await expect(page.getByText('Voorstel overgenomen: Technische nieuwheid')).toBeVisible()
  await expectAccessible(page)
})
