import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { expect, expectAccessible, test } from './test.ts'

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

test('three texts get three verdicts, each in words, directly below its text', async ({ page }) => {
  await open(page)
  await expectAccessible(page)

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
  await expect(page.getByRole('button', { name: 'Toon alles' })).toHaveCount(0, { timeout: 15_000 })
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

test('a changed text dims its verdict, an emptied one loses it', async ({ page }) => {
  await open(page)
  await text(page, 'Elevator pitch').fill(green)
  await text(page, 'Elevator pitch').press('Enter')
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
  await text(page, 'Elevator pitch').fill(`${green} Meer.`)
  await expect(part(page, 'Elevator pitch').getByText('Gewijzigd: beoordeel opnieuw')).toBeVisible()
  await expectAccessible(page)
  await text(page, 'Elevator pitch').fill('')
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeHidden()
})

test('text areas grow between their row limits', async ({ page }) => {
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

test('the page opens anew on a reload', async ({ page }) => {
  await open(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projectbeschrijving' })).toBeVisible()
})

test('an empty text says what is missing', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Beoordeel technische knelpunten' }).click()
  await expect(page.getByText('Vul eerst je technische knelpunten in.')).toBeVisible()
  await expectAccessible(page)
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
  })
})
