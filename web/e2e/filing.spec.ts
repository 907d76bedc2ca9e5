import type { Page } from '@playwright/test'
import { requestPaths } from '../src/lib/paths.ts'
import { call, newcomer, signInAs, type Tokens } from './people.ts'
import { paidProject } from './projects.ts'
import type { Server } from './server.ts'
import { expect, expectAccessible, test } from './test.ts'

interface Printed {
  printed: { key: string; text: string }[]
}

/** Opens a screen of the application of a new request that is paid. Returns its number. */
async function open(page: Page, server: Server, tokens: Tokens, screen: string): Promise<string> {
  const { project_number: number } = await paidProject(server, tokens)
  await signInAs(page, tokens)
  await page.goto(`${requestPaths.application(number)}?deel=${screen}`)
  return number
}

test('an application is copied box by box, filed, and gone on with', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tokens = await newcomer(server)
  const number = await open(page, server, tokens, 'indienen')

  await page.getByLabel('Regel eHerkenning niveau 3').check()
  await page.getByRole('button', { name: 'Kopieer: Technische knelpunten programmatuur' }).click()
  const application = `/api/requests/${number}/application/`
  const { parts } = await call<{ parts: Printed[] }>(server, 'GET', application, tokens.access)
  const box = parts.flatMap(({ printed }) => printed).find(({ key }) => key.startsWith('knelpunten'))
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(box?.text)

  await page.reload()
  await expect(page.getByLabel('Regel eHerkenning niveau 3')).toBeChecked()
  await page.getByLabel('Ingediend op').fill('31-12-2099')
  await page.getByRole('button', { name: 'Markeer als ingediend' }).click()
  await expect(page.getByText('Kies een dag die geweest is.')).toBeVisible()
  await page.getByLabel('Ingediend op').fill('20-11-2026')
  await page.getByLabel('Referentie van RVO').fill('SO12345')
  await page.getByRole('button', { name: 'Markeer als ingediend' }).click()
  await expect(page.getByText(/Er staan nog \d+ vragen van RVO open\. Klopt het/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Toch markeren als ingediend' }).click()

  await expect(page.getByRole('heading', { name: 'Ingediend: wat nu?' })).toBeFocused()
  await expect(page.getByText('20 november 2026 onder referentie SO12345')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingediende aanvraag')
  await page.getByRole('button', { name: 'Nieuwe aanvraag op basis van deze' }).click()
  await expect(page.getByText(number)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Aanvraag afmaken' })).toBeVisible()
})

test('two paid requests are filed together, as one application', async ({ page, server }) => {
  const tokens = await newcomer(server)
  const { project_number: other } = await paidProject(server, tokens)
  const number = await open(page, server, tokens, 'indienen')
  const together = page.getByRole('form', { name: 'Samen indienen' })
  await together.getByRole('checkbox').press('Space')
  await together.getByRole('button', { name: 'Samen indienen' }).click()
  await expect(together.getByText('Dit gaat samen naar RVO:')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Ingediend op').fill('20-11-2026')
  await page.getByLabel('Referentie van RVO').fill('SO12345')
  await page.getByRole('button', { name: 'Markeer als ingediend' }).click()
  await page.getByRole('button', { name: 'Toch markeren als ingediend' }).click()
  await expect(page.getByRole('heading', { name: 'Ingediend: wat nu?' })).toBeVisible()
  for (const one of [number, other]) {
    const { filed } = await call<{ filed: { reference: string } | null }>(
      server,
      'GET',
      `/api/requests/${one}/application/`,
      tokens.access,
    )
    expect(filed?.reference).toBe('SO12345')
  }
})

test.describe(() => {
  test.use({ expected: /400 \(Bad Request\)/ })

  test('what comes back to questions that were passed on is saved per question', async ({ page, server }) => {
    await open(page, server, await newcomer(server), 'doorsturen')
    await page.getByLabel(/^Voor boekhouding/).check()
    const text = await page.getByLabel(/^De tekst met/).inputValue()
    const numberOf = (words: string) =>
      text
        .split('\n')
        .find((line) => line.includes(words))
        ?.split('.')[0]
    const reply = `${numberOf('rechtsvorm')}. geen idee\n${numberOf('je website')}. www.example.nl`
    await page.getByLabel('Het antwoord met de nummers').fill(reply)
    await page.getByRole('button', { name: 'Verdeel over de vragen' }).click()
    await page.getByRole('button', { name: 'Sla 2 antwoorden op' }).click()
    await expect(page.getByText('1 antwoord opgeslagen. Bij 1 antwoord staat wat er nog niet klopt.')).toBeVisible()
  })
})

test('the forms of the application and the steps after them are accessible @phone', async ({ page, server }) => {
  const number = await open(page, server, await newcomer(server), 'company')
  for (const screen of ['company', 'project', 'phases', 'partners', 'costs', 'doorsturen', 'indienen']) {
    await page.goto(`${requestPaths.application(number)}?deel=${screen}`)
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    await expectAccessible(page)
  }
})
