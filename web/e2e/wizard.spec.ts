import { paths } from '../src/lib/paths.ts'
import { expect, expectAccessible, test } from './test.ts'
import { button, expectDraft, expectStep, fillDetails, label, open } from './wizard-steps.ts'

test('the steps are named, open by their buttons and by the sidebar, and keep everything', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page)
  await expect(page).toHaveTitle(/^Stap 1 van 3: Projectbeschrijving/)
  await label(page, 'Elevator pitch').fill('Nog niet beoordeeld.')
  await button(page, 'DOORGAAN').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Stap 2 van 3: Project details & type/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const steps = page.getByRole('navigation', { name: 'Stappen van je aanvraag' }).getByRole('listitem')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await fillDetails(page)
  await expect(steps.nth(1)).toContainText('(compleet)')
  await expect(steps.nth(0)).not.toContainText('(compleet)')
  await steps.nth(2).getByRole('button').click()
  await expectStep(page, 3)
  const hint = steps.nth(0).getByText(/Elevator pitch: Laat deze tekst nog beoordelen/)
  await expect.poll(async () => (await hint.boundingBox())?.width).toBeGreaterThan(150) // it can be read, on small screens too
  await expectAccessible(page)
  await steps.nth(0).getByRole('button').click()
  await expect(label(page, 'Elevator pitch')).toHaveValue('Nog niet beoordeeld.')
  await button(page, 'DOORGAAN').click()
  await expect(label(page, 'Startdatum')).toHaveValue('01-03-2027')
})

test('what is typed is looked at when one leaves the field, in Dutch ways of writing', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page)
  await button(page, 'DOORGAAN').click()
  const hours = label(page, 'Geschat aantal uren')
  for (const [typed, said] of [
    ['-5', 'Vul hele uren in, 0 of meer.'],
    ['10.02', 'Vul hele uren in, 0 of meer.'],
    ['veel', 'Voer een geldig getal in.'],
  ] as const) {
    await hours.fill(typed)
    await expect(hours).not.toHaveAttribute('aria-invalid', 'true')
    await hours.blur()
    await expect(page.getByText(said)).toBeVisible()
  }
  await expectAccessible(page)
  await hours.fill('1.200')
  await hours.blur()
  await expect(hours).not.toHaveAttribute('aria-invalid', 'true')

  const start = label(page, 'Startdatum')
  await start.fill('31-2-2027')
  await start.blur()
  await expect(page.getByText('Deze datum bestaat niet. Controleer de dag en de maand.')).toBeVisible()
  await start.fill('31 februari')
  await start.blur()
  await expect(page.getByText('Deze datum heeft een ongeldig formaat. Gebruik DD-MM-JJJJ.')).toBeVisible()
  await start.fill('01-03-1993')
  await start.blur()
  await expect(page.getByText('Kies een startdatum van 1994 tot en met 2100.')).toBeVisible()
  await start.fill('1/3/2027')
  await expect(page.getByText(/Indienen kan tot en met 28 februari 2027/)).toBeVisible()
  await start.fill('01-05-2024')
  await expect(page.getByText(/kon je indienen tot en met 30 april 2024/)).toBeVisible()
  await expectAccessible(page)
})

test('the cost advisor: only with a description, the flat rate at once, actual costs by choice', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  await button(page, 'DOORGAAN').click()
  await expect(button(page, 'Vraag advies')).toHaveCount(0)
  await label(page, 'Geschat aantal uren').fill('2000')
  await label(page, 'Ja').check()
  await button(page, 'Vraag advies').click({ force: true })
  await expect(page.getByText('Vul eerst de omschrijving van de extra kosten in.')).toBeVisible()
  const description = label(page, 'Omschrijving van de extra kosten')
  await description.fill('sensoren 400 euro')
  const asked = page.waitForRequest('**/cost-calculation-evaluation/evaluate/')
  await button(page, 'Vraag advies').click()
  expect((await asked).postDataJSON()).toMatchObject({
    estimated_hours: 2000,
    project_type: 'programmatuur',
    has_extra_costs: 'ja',
    cost_description: 'sensoren 400 euro',
  })
  await expect(page.getByText('Advies: forfaitair', { exact: true })).toBeVisible()
  await expect(label(page, 'Werkelijke kosten')).toHaveCount(0)
  await description.fill('sensoren 90.000 euro excl. btw, helemaal voor dit project')
  await expect(page.getByText('Gewijzigd: vraag opnieuw advies')).toBeVisible()
  await button(page, 'Vraag advies').click()
  await expect(page.getByText('Advies: werkelijke kosten', { exact: true })).toBeVisible()
  await expect(label(page, 'Forfaitair')).not.toBeChecked()
  await label(page, 'Forfaitair').check()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Stappen van je aanvraag' }).getByRole('button').nth(2).click()
  await expect(page.getByRole('definition').getByText('Forfaitair')).toBeVisible()
  await page.getByRole('button', { name: 'Wijzig extra kosten' }).click()
  await expect(description).toBeFocused()
  await description.fill('')
  await expect(page.getByText('Advies: werkelijke kosten', { exact: true })).toHaveCount(0)
})

test('collaboration without partners keeps step 3 closed and offers both ways out', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page)
  await button(page, 'DOORGAAN').click()
  await button(page, 'DOORGAAN').click()
  await label(page, 'We werken samen met partners').check()
  await button(page, 'TERUG').click()
  await button(page, 'DOORGAAN').click()
  const gate = page.getByRole('group', { name: 'Voeg minimaal één partner toe' })
  await expect(gate).toBeFocused()
  await expectStep(page, 2)
  await expectAccessible(page)
  await button(page, 'Samenwerking uitzetten').click()
  await expect(gate).toHaveCount(0)
  await expect(button(page, 'DOORGAAN')).toBeFocused()
  await button(page, 'DOORGAAN').click()
  await expect(label(page, 'We werken samen met partners')).not.toBeChecked()
  await label(page, 'We werken samen met partners').check()
  await button(page, 'TERUG').click()
  await button(page, 'DOORGAAN').click()
  await button(page, 'Partner toevoegen').click()
  await expectStep(page, 3)
  await expect(label(page, 'Bedrijfsnaam partner')).toBeFocused()
})

test('partners: at most five, and the focus follows', { tag: '@phone' }, async ({ page }) => {
  await open(page)
  await button(page, 'DOORGAAN').click()
  await button(page, 'DOORGAAN').click()
  await label(page, 'We werken samen met partners').check()
  const name = label(page, 'Bedrijfsnaam partner')
  for (let n = 0; n < 5; n++) {
    await button(page, 'Partner toevoegen').click()
    await expect(name.nth(n)).toBeFocused()
    await page.keyboard.type(`Partner ${n}`)
  }
  await button(page, 'Partner toevoegen').click({ force: true })
  await expect(name).toHaveCount(5)
  await expect(page.getByText('Je kunt hooguit 5 partners opgeven.')).toBeVisible()
  await button(page, 'Verwijder partner 5').click()
  await expect(name.nth(3)).toBeFocused()
  await button(page, 'Verwijder partner 1').click()
  await expect(name.first()).toHaveValue('Partner 1')
  await expect(name.first()).toBeFocused()
  await label(page, 'Bijdrage').first().fill('x'.repeat(81))
  await label(page, 'Bijdrage').first().blur()
  await expect(page.getByText('Gebruik hooguit 80 tekens.', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('Back and Forward of the browser walk through the steps', async ({ page }) => {
  await page.goto(paths.faq)
  await open(page)
  await label(page, 'Elevator pitch').fill('Wij ontwikkelen een regelkring.')
  await button(page, 'DOORGAAN').click()
  await fillDetails(page)
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Bedrijfsgegevens') return
      seen.disconnect()
      setTimeout(() => history.back()) // before anything else is drawn
    })
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await button(page, 'DOORGAAN').click()
  await page.waitForFunction(() => history.state.usr?.step === 2 && document.querySelector('h1:focus') !== null)
  await expectStep(page, 2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(label(page, 'Geschat aantal uren')).toHaveValue('1.200')
  await page.goForward()
  await expectStep(page, 3)
  await page.goBack()
  await expectStep(page, 2)
  await page.goBack()
  await expectStep(page, 1)
  await page.goForward()
  await expectStep(page, 2)
  await expectDraft(page, '"step":2')
  await page.reload()
  await expectStep(page, 2)
  await page.goBack()
  await expectStep(page, 1)
  await expect(label(page, 'Elevator pitch')).toHaveValue('Wij ontwikkelen een regelkring.')
  await page.goBack()
  await expect(page).toHaveURL(paths.faq)
})
