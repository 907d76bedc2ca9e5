import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { openWithState } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'
import { button, expectDraft, label, open, part } from './wizard-steps.ts'

const good =
  'Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller.'
const vague = 'We maken een nieuw product voor de bouw dat sneller werkt.'
const hopeless =
  'We gaan WordPress installeren en inrichten met plug-ins en een koppeling met de boekhoudsoftware. Daarna migreren we de data.'

const words = { green: 'Goed', amber: 'Nog aanvullen', red: 'Niet geschikt voor WBSO' }

const verdict = (page: Page, name: string, word: string) => part(page, name).getByText(word, { exact: true })

test('three texts get three verdicts, each in words, directly below its text', { tag: '@phone' }, async ({
  page,
  hasTouch,
}) => {
  await open(page)
  await expect(page.getByText('Shift').first()).toBeVisible({ visible: !hasTouch })

  await label(page, 'Elevator pitch').fill(good)
  await page.getByRole('button', { name: 'Beoordeel elevator pitch' }).click()
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()

  await label(page, 'Innovatiebeschrijving').fill(vague)
  await page.getByRole('button', { name: 'Beoordeel innovatiebeschrijving' }).click()
  await expect(verdict(page, 'Innovatiebeschrijving', words.amber)).toBeVisible()

  await label(page, 'Technische knelpunten').fill(hopeless)
  await page.getByRole('button', { name: 'Beoordeel technische knelpunten' }).click()
  await expect(verdict(page, 'Technische knelpunten', words.red)).toBeVisible()

  await expect(page.getByText('Eerste controle, geen beslissing van RVO')).toHaveCount(3)
  await expectAccessible(page)
  await part(page, 'Innovatiebeschrijving')
    .getByText(/^\d van \d aanwezig$/)
    .click()
  await expect(page.getByText('Werkingsprincipe', { exact: true })).toBeVisible()
  await label(page, 'Elevator pitch').fill(`${good} Meer.`)
  await expect(part(page, 'Elevator pitch').getByText('Gewijzigd: beoordeel opnieuw')).toBeVisible()
  await label(page, 'Technische knelpunten').fill('')
  await page.getByRole('button', { name: 'Beoordeel technische knelpunten' }).click()
  await expect(page.getByText('Vul eerst je technische knelpunten in.')).toBeVisible()
  await expectAccessible(page)
})

test('the keyboard alone is enough', async ({ page }) => {
  await open(page)
  await label(page, 'Elevator pitch').focus()
  await page.keyboard.type('Wij ontwikkelen een regelkring')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('voor een pomp.')
  await expect(label(page, 'Elevator pitch')).toHaveValue('Wij ontwikkelen een regelkring\nvoor een pomp.')
  await page.keyboard.press('Enter')
  await expect(part(page, 'Elevator pitch').getByText('Eerste controle, geen beslissing van RVO')).toBeVisible()
  await expect(label(page, 'Elevator pitch')).toBeFocused()
  await expect(label(page, 'Elevator pitch')).toHaveValue('Wij ontwikkelen een regelkring\nvoor een pomp.')
})

test('text areas grow between their row limits', { tag: '@phone' }, async ({ page }) => {
  await open(page)
  for (const [name, fewest] of [
    ['Elevator pitch', 2],
    ['Innovatiebeschrijving', 4],
    ['Technische knelpunten', 3],
  ] as const) {
    const rows = () =>
      label(page, name).evaluate((area) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
        const inside = area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
        return Math.round(inside / Number.parseFloat(lineHeight))
      })
    await expect.poll(rows, name).toBe(fewest)
    await label(page, name).fill('regel\n'.repeat(30))
    await expect.poll(rows, name).toBe(12)
  }
})

test.describe('when the judge fails', () => {
  test.use({ expected: /502|ERR_INTERNET_DISCONNECTED/ })

  test('L-01 the screen says so in Dutch and another try helps', async ({ page }) => {
    await open(page)
    await page.route('**/evaluate/', (route) => route.fulfill({ status: 502, json: { detail: 'away' } }), { times: 1 })
    await label(page, 'Elevator pitch').fill(good)
    await label(page, 'Elevator pitch').press('Enter')
    const sentence = 'Er is een fout opgetreden bij het evalueren van de elevator pitch.'
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expectAccessible(page)
    await label(page, 'Elevator pitch').press('Enter')
    await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
    await expect(page.getByText(sentence)).toHaveCount(0)
  })

  test('without a connection the text stays and the screen says why', async ({ page, context }) => {
    await open(page)
    await label(page, 'Elevator pitch').fill(good)
    await context.setOffline(true)
    await label(page, 'Elevator pitch').press('Enter')
    await expect(page.getByText('Er is geen verbinding.').first()).toBeVisible()
    await expect(label(page, 'Elevator pitch')).toHaveValue(good)
    await context.setOffline(false)
  })
})

test('a verdict that arrives while one is on another step is there on return', async ({ page }) => {
  await open(page)
  await page.route('**/evaluate/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await label(page, 'Elevator pitch').fill(good)
  await label(page, 'Elevator pitch').press('Enter')
  await button(page, 'DOORGAAN').click()
  await expectDraft(page, '"isGoodEnough":true')
  await button(page, 'TERUG').click()
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
})

test('texts that are handed over are judged at once, an earlier draft is kept apart, a reload repeats nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  await label(page, 'Elevator pitch').fill('Mijn oude concept.')
  await expectDraft(page, 'Mijn oude concept.')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/elevator-pitch-evaluation/')) asked++
  })
  await openWithState(page, paths.newRequest, { elevator_pitch: good, clearExisting: true })
  await expect(label(page, 'Elevator pitch')).toHaveValue(good)
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
  await expectDraft(page, '"isGoodEnough":true')
  expect(asked).toBe(1)
  await page.reload()
  await expect(verdict(page, 'Elevator pitch', words.green)).toBeVisible()
  expect(asked).toBe(1)
  await expectAccessible(page)
  await button(page, 'Vorig concept terugzetten').click()
  await expect(label(page, 'Elevator pitch')).toHaveValue('Mijn oude concept.')
  await button(page, 'Vorig concept terugzetten').click()
  await expect(label(page, 'Elevator pitch')).toHaveValue(good)
  await page.getByText('Eerdere concepten', { exact: true }).click()
  await expectAccessible(page)
  await button(page, 'Niet nodig').click()
  await expect(button(page, 'Vorig concept terugzetten')).toHaveCount(0)
})
