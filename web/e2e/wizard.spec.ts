// Long because all stories of the wizard are in one flat list, without shared state.
import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { openWithState } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'
import { button, expectDraft, expectGreen, expectStep, fillDetails, fillTexts, label } from './wizard-steps.ts'

const green =
  'Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller.'
const amber = 'We maken een nieuw product voor de bouw dat sneller werkt.'
const red =
  'We gaan WordPress installeren en inrichten met plug-ins en een koppeling met de boekhoudsoftware. Daarna migreren we de data.'

const words = { green: 'Goed', amber: 'Nog aanvullen', red: 'Niet geschikt voor WBSO' }

const text = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const part = (page: Page, label: string) => page.locator('section').filter({ has: text(page, label) })
const verdict = (page: Page, label: string, word: string) => part(page, label).getByText(word, { exact: true })

async function open(page: Page) {
  await page.goto(paths.newRequest)
  await expect(page.getByRole('heading', { name: 'Projectbeschrijving' })).toBeVisible()
}

test('three texts get three verdicts, each in words, directly below its text', { tag: '@phone' }, async ({
  page,
  hasTouch,
}) => {
  await open(page)
  await expect(page.getByText('Shift').first()).toBeVisible({ visible: !hasTouch })

  await text(page, 'Elevator pitch').fill(green)
  await page.getByRole('button', { name: 'Beoordeel elevator pitch' }).click()
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()

  await text(page, 'Innovatiebeschrijving').fill(amber)
  await page.getByRole('button', { name: 'Beoordeel innovatiebeschrijving' }).click()
  await expect(verdict(page, 'Innovatiebeschrijving', words.amber)).toBeVisible()

  await text(page, 'Technische knelpunten').fill(red)
  await page.getByRole('button', { name: 'Beoordeel technische knelpunten' }).click()
  await expect(verdict(page, 'Technische knelpunten', words.red)).toBeVisible()

  await expect(page.getByText('Eerste controle, geen beslissing van RVO')).toHaveCount(3)
  await expectAccessible(page)
  await part(page, 'Innovatiebeschrijving')
    .getByText(/^\d van \d aanwezig$/)
    .click()
  await expect(page.getByText('Werkingsprincipe', { exact: true })).toBeVisible()
  await text(page, 'Elevator pitch').fill(`${green} Meer.`)
  await expect(part(page, 'Elevator pitch').getByText('Gewijzigd: beoordeel opnieuw')).toBeVisible()
  await text(page, 'Technische knelpunten').fill('')
  await page.getByRole('button', { name: 'Beoordeel technische knelpunten' }).click()
  await expect(page.getByText('Vul eerst je technische knelpunten in.')).toBeVisible()
  await expectAccessible(page)
})

test('the keyboard alone is enough', async ({ page }) => {
  await open(page)
  await text(page, 'Elevator pitch').focus()
  await page.keyboard.type('Wij ontwikkelen een regelkring')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('voor een pomp.')
  await expect(text(page, 'Elevator pitch')).toHaveValue('Wij ontwikkelen een regelkring\nvoor een pomp.')
  await page.keyboard.press('Enter')
  await expect(part(page, 'Elevator pitch').getByText('Eerste controle, geen beslissing van RVO')).toBeVisible()
  await expect(text(page, 'Elevator pitch')).toBeFocused()
  await expect(text(page, 'Elevator pitch')).toHaveValue('Wij ontwikkelen een regelkring\nvoor een pomp.')
})

test('text areas grow between their row limits', { tag: '@phone' }, async ({ page }) => {
  await open(page)
  for (const [label, fewest] of [
    ['Elevator pitch', 2],
    ['Innovatiebeschrijving', 4],
    ['Technische knelpunten', 3],
  ] as const) {
    const rows = () =>
      text(page, label).evaluate((area) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
        const inside = area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
        return Math.round(inside / Number.parseFloat(lineHeight))
      })
    await expect.poll(rows, label).toBe(fewest)
    await text(page, label).fill('regel\n'.repeat(30))
    await expect.poll(rows, label).toBe(12)
  }
})

test.describe('when the judge fails', () => {
  test.use({ expected: /502|ERR_INTERNET_DISCONNECTED/ })

  test('L-01 the screen says so in Dutch and another try helps', async ({ page }) => {
    await open(page)
    await page.route('**/evaluate/', (route) => route.fulfill({ status: 502, json: { detail: 'away' } }), { times: 1 })
    await text(page, 'Elevator pitch').fill(green)
    await text(page, 'Elevator pitch').press('Enter')
    const sentence = 'Er is een fout opgetreden bij het evalueren van de elevator pitch.'
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expectAccessible(page)
    await text(page, 'Elevator pitch').press('Enter')
    await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
    await expect(page.getByText(sentence)).toHaveCount(0)
  })

  test('without a connection the text stays and the screen says why', async ({ page, context }) => {
    await open(page)
    await text(page, 'Elevator pitch').fill(green)
    await context.setOffline(true)
    await text(page, 'Elevator pitch').press('Enter')
    await expect(page.getByText('Er is geen verbinding.').first()).toBeVisible()
    await expect(text(page, 'Elevator pitch')).toHaveValue(green)
    await context.setOffline(false)
  })
})

test('the steps are named, open by their buttons and by the sidebar, and keep everything', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page)
  await expect(page).toHaveTitle(/^Stap 1 van 3: Projectbeschrijving/)
  await text(page, 'Elevator pitch').fill('Nog niet beoordeeld.')
  await button(page, 'DOORGAAN').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Stap 2 van 3: Project details & type/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const steps = page.getByRole('navigation', { name: 'Stappen van je aanvraag' }).getByRole('listitem')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await fillDetails(page)
  await expect(steps.nth(1)).toContainText('(compleet)')
  await expect(steps.nth(0)).not.toContainText('(compleet)')
  await steps.nth(2).getByRole('button').click()
  await expectStep(page, 3)
  const hint = steps.nth(0).getByText(/Elevator pitch: Laat deze tekst nog beoordelen/)
  expect((await hint.boundingBox())?.width).toBeGreaterThan(150) // it can be read, on small screens too
  await expectAccessible(page)
  await steps.nth(0).getByRole('button').click()
  await expect(text(page, 'Elevator pitch')).toHaveValue('Nog niet beoordeeld.')
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
  const gate = page.getByRole('alert', { name: 'Voeg minimaal één partner toe' })
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

test('a verdict that arrives while one is on another step is there on return', async ({ page }) => {
  await open(page)
  await page.route('**/evaluate/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await text(page, 'Elevator pitch').fill(green)
  await text(page, 'Elevator pitch').press('Enter')
  await button(page, 'DOORGAAN').click()
  await expectDraft(page, '"isGoodEnough":true')
  await button(page, 'TERUG').click()
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
})

test.describe('the draft', () => {
  test('survives a reload with its step, answers and verdicts', async ({ page }) => {
    await open(page)
    await fillTexts(page)
    await button(page, 'DOORGAAN').click()
    await fillDetails(page)
    await expect(page.getByText(/^Concept opgeslagen \d\d:\d\d$/)).toBeVisible()
    await expectDraft(page, '01-03-2027')
    await page.reload()
    await expectStep(page, 2)
    await expect(label(page, 'Startdatum')).toHaveValue('01-03-2027')
    await button(page, 'TERUG').click()
    await expectGreen(page)
    await expect(page.getByRole('button', { name: 'Toon alles' })).toHaveCount(0)
  })

  test('is wiped after one has said so', { tag: '@phone' }, async ({ page }) => {
    await open(page)
    await text(page, 'Elevator pitch').fill('Weg ermee.')
    await expectDraft(page, 'Weg ermee.')
    await button(page, 'Wis concept').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Wis concept')).toBeFocused()
    await button(page, 'Wis concept').click()
    await button(page, 'Wissen').click()
    await expect(text(page, 'Elevator pitch')).toHaveValue('')
    await page.reload()
    await expect(text(page, 'Elevator pitch')).toHaveValue('')
  })

  test('pitfall 3: a second tab never overwrites a newer one, and offers it', async ({ page, context }) => {
    await page.clock.install()
    await open(page)
    const other = await context.newPage()
    await other.goto(paths.newRequest)
    await text(other, 'Elevator pitch').fill('Uit de andere tab.')
    const offer = page.getByText(/In een ander tabblad is een nieuwer concept opgeslagen/)
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await text(page, 'Elevator pitch').fill('Uit deze tab.')
    await page.clock.runFor(700)
    await expectDraft(page, 'Uit de andere tab.')
    await button(page, 'Nieuwer concept laden').click()
    await expect(text(page, 'Elevator pitch')).toHaveValue('Uit de andere tab.')
    await expect(offer).toHaveCount(0)

    await text(page, 'Elevator pitch').fill('Weer van hier.')
    await expect(other.getByText(/In een ander tabblad/)).toBeVisible()
    await text(other, 'Elevator pitch').fill('Toch van daar.')
    await button(other, 'Verder met deze versie').click()
    await expectDraft(page, 'Toch van daar.')
  })

  test('a full storage warns', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open(page)
    await text(page, 'Elevator pitch').fill('Geen plaats.')
    await expect(page.getByText(/Je browser kan je concept niet bewaren/)).toBeVisible()
    await expectAccessible(page)
  })
})

test('texts that are handed over are judged at once, an earlier draft is kept apart, a reload repeats nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  await text(page, 'Elevator pitch').fill('Mijn oude concept.')
  await expectDraft(page, 'Mijn oude concept.')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/elevator-pitch-evaluation/')) asked++
  })
  await openWithState(page, paths.newRequest, { elevator_pitch: green, clearExisting: true })
  await expect(text(page, 'Elevator pitch')).toHaveValue(green)
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
  await expectDraft(page, '"isGoodEnough":true')
  expect(asked).toBe(1)
  await page.reload()
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
  expect(asked).toBe(1)
  await expectAccessible(page)
  await button(page, 'Vorig concept terugzetten').click()
  await expect(text(page, 'Elevator pitch')).toHaveValue('Mijn oude concept.')
  await button(page, 'Vorig concept terugzetten').click()
  await expect(text(page, 'Elevator pitch')).toHaveValue(green)
  await page.getByText('Eerdere concepten', { exact: true }).click()
  await expectAccessible(page)
  await button(page, 'Niet nodig').click()
  await expect(button(page, 'Vorig concept terugzetten')).toHaveCount(0)
})

test('Back and Forward of the browser walk through the steps', async ({ page }) => {
  await page.goto(paths.faq)
  await open(page)
  await text(page, 'Elevator pitch').fill('Wij ontwikkelen een regelkring.')
  await button(page, 'DOORGAAN').click()
  await fillDetails(page)
  await button(page, 'DOORGAAN').click()
  await expectStep(page, 3)
  await page.goBack()
  await expectStep(page, 2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(label(page, 'Geschat aantal uren')).toHaveValue('1.200')
  await page.goBack()
  await expectStep(page, 1)
  await page.goForward()
  await expectStep(page, 2)
  await expectDraft(page, '"step":2')
  await page.reload()
  await expectStep(page, 2)
  await page.goBack()
  await expectStep(page, 1)
  await expect(text(page, 'Elevator pitch')).toHaveValue('Wij ontwikkelen een regelkring.')
  await page.goBack()
  await expect(page).toHaveURL(paths.faq)
})
