import type { Page } from '@playwright/test'
import { paths, projectPaths, requestPaths } from '../src/lib/paths.ts'
import { newcomer, processedRequest, signInAs } from './people.ts'
import { employeeOn, logHours, paidProject } from './projects.ts'
import { startServer } from './server.ts'
import { test as base, expect } from './test.ts'
import { button, expectStep, fillDetails, fillTexts, label, open } from './wizard-steps.ts'

/** On a Wednesday. An error screen fails a test by itself, since the browser complains. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that fixtures have
    async ({}, use) => {
      const server = await startServer({ WBSO_NOW: '2026-11-18T10:00:00+01:00' }, '--demo')
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** Does what a page translator does: every text is put into two elements of its own, also those that come later. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const leave = ['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT', 'NOSCRIPT']
    function wrap(text: Node) {
      const parent = text.parentElement
      if (!parent || leave.includes(parent.nodeName) || !text.nodeValue?.trim()) return
      if (parent.closest('font, svg, [translate=no]')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.nodeValue
      outer.append(inner)
      parent.replaceChild(outer, text)
    }
    function all(node: Node) {
      if (node.nodeType === Node.TEXT_NODE) return wrap(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(wrap)
    }
    all(document.body)
    const later = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(all)
    })
    later.observe(document.body, { childList: true, subtree: true })
  })

/** What can be read on the page. */
const read = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText.replaceAll(/\s+/g, ' '))

/** Expects that a page reads as it does when it is opened anew, where nobody has translated it. */
async function expectAsUntranslated(page: Page): Promise<void> {
  expect(await page.locator('font').count()).toBeGreaterThan(0)
  const translated = await read(page)
  await page.reload()
  await expect.poll(() => read(page)).toBe(translated)
  await translate(page)
}

/** Expects that no figure is left to a translator: those that are all of their element. */
async function expectFiguresLeftAlone(page: Page): Promise<void> {
  const figures = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('dd, td, output, [data-figure]')]
      .filter((cell) => /^[=€\s−+-]*\d[\d.,]*\s*%?$/.test(cell.textContent ?? ''))
      .filter((cell) => cell.closest('[translate=no]') === null && cell.querySelector('[translate=no]') === null)
      .map((cell) => cell.outerHTML),
  )
  expect(figures).toEqual([])
}

test('a translated payment page checks codes', async ({ page, server }) => {
  const tokens = await newcomer(server)
  const { project_number: number } = await processedRequest(server, tokens)
  await signInAs(page, tokens)
  await page.goto(requestPaths.payment(number))
  const code = page.getByLabel('Kortingscode')
  await code.waitFor()
  await translate(page)
  for (const typed of ['welkom', 'BESTAATNIET', '', 'welkom']) {
    await code.fill(typed)
    if (typed !== '') await expect(page.getByText(/^Code (toegepast|ongeldig)/)).toBeVisible()
    await expect(page.getByText('€ 598,95').or(page.getByText('€ 961,95')).first()).toBeVisible()
  }
  await expect(page.getByText('Code toegepast!')).toBeVisible()
  await expect(page.getByText('€ 598,95')).toBeVisible()
  await expectFiguresLeftAlone(page)
})

test('translated reports show the figures of their own period', async ({ page, server }) => {
  const tokens = await newcomer(server)
  const project = await paidProject(server, tokens, { start: '2026-08-01' })
  const anna = await employeeOn(server, tokens, project, 'Anna', 'de Vries')
  for (const [day, hours] of ['2026-11-17 8', '2026-10-13 7.5', '2026-09-15 6.5'].map((one) => one.split(' ')))
    await logHours(server, tokens, project, anna, day ?? '', hours ?? '')
  await signInAs(page, tokens)
  await page.goto(projectPaths.reports(project.project_number))
  await expect(page.getByRole('table', { name: 'Uren per medewerker' })).toBeVisible()
  await translate(page)
  for (const hours of ['7,5', '6,5', null]) {
    await page.getByRole('button', { name: /^Vorige/ }).click()
    if (hours === null) await expect(page.getByText(/Er zijn nog geen uren in/)).toBeVisible()
    else await expect(page.getByRole('table', { name: 'Uren per medewerker' })).toContainText(hours)
    await expectFiguresLeftAlone(page)
    await expectAsUntranslated(page)
  }
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect(page.getByRole('table', { name: 'Uren per medewerker' })).toContainText('6,5')
  await expectAsUntranslated(page)
})

test('a translated calculator reckons', async ({ page }) => {
  await page.goto(paths.aboutWbso)
  const hours = page.getByLabel('Aantal uren')
  await hours.waitFor()
  await translate(page)
  for (const typed of ['1.000', '', '2.000', '1.000']) {
    await hours.fill(typed)
    await expect(page.getByText(/^Voordeel in 2026/)).toHaveCount(typed === '' ? 0 : 1)
  }
  await page.getByLabel('Starter').check()
  await expect(page.getByText(/^Voordeel in 2026/)).toContainText('€ 19.500')
  await expectFiguresLeftAlone(page)
})

test('a translated wizard goes there and back', async ({ page }) => {
  await open(page)
  await translate(page)
  await fillTexts(page)
  await label(page, 'Elevator pitch').fill('Wij verkopen fietsen.')
  await label(page, 'Elevator pitch').press('Enter')
  await expect(page.getByText('Goed', { exact: true })).toHaveCount(2)
  await fillTexts(page)
  await button(page, 'DOORGAAN').click()
  await fillDetails(page)
  await page.goBack()
  await expectStep(page, 1)
  await button(page, 'DOORGAAN').click()
  await expectStep(page, 2)
  await button(page, 'DOORGAAN').click()
  await expectStep(page, 3)
})

test('a translated application is read and written, part by part', async ({ page, server }) => {
  const tokens = await newcomer(server)
  const { project_number: number } = await paidProject(server, tokens)
  await signInAs(page, tokens)
  await page.goto(requestPaths.application(number))
  const parts = page.getByRole('navigation', { name: 'Onderdelen van je aanvraag' }).getByRole('link')
  await parts.first().waitFor()
  await translate(page)
  await page.getByRole('button', { name: /^Verplaats: Bij wisselend/ }).press('2')
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  for (let at = 1; at < (await parts.count()); at++) await parts.nth(at).click()
  await parts.filter({ hasText: 'Technische nieuwheid' }).click()
  await page.getByRole('textbox', { name: /^Technische nieuwheid/ }).fill('Kort.')
  await expect(page.getByText(/^Opgeslagen \d\d:\d\d$/)).toBeVisible()
  await parts.filter({ hasText: 'Fasering' }).click()
  await page.getByRole('button', { name: 'Stap toevoegen' }).click()
  await page.keyboard.type('Proef')
  await expect(page.getByText(/^Opgeslagen \d\d:\d\d$/)).toBeVisible()
})

test('a translated week grid and portal', async ({ page, server }) => {
  const tokens = await newcomer(server)
  const project = await paidProject(server, tokens, { start: '2026-08-01' })
  const anna = await employeeOn(server, tokens, project, 'Anna', 'de Vries')
  await logHours(server, tokens, project, anna, '2026-11-10', '7.5')
  await signInAs(page, tokens)
  await page.goto(projectPaths.hours(project.project_number))
  const totals = page.locator('tfoot')
  await totals.waitFor()
  await translate(page)
  await page.getByLabel('Beschrijving voor Anna de Vries', { exact: true }).fill('Proef')
  await page.getByLabel('Anna de Vries, maandag 16 november', { exact: true }).fill('3')
  await expect(totals).toContainText('3')
  await button(page, 'Opslaan').click()
  await expect(page.getByRole('table', { name: 'Registraties' })).toContainText('Anna de Vries')
  await page.getByRole('button', { name: 'Vorige week' }).click()
  await expect(totals).toContainText('7,5')
  await expectFiguresLeftAlone(page)
  await page.goto(paths.portal)
  await page.getByText('Anna de Vries').first().waitFor()
  await translate(page)
  await expectAsUntranslated(page)
})
