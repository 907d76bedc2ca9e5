import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { newcomer, signInAs } from './people.ts'
import { startServer } from './server.ts'
import { expect, expectAccessible, test } from './test.ts'

const question = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answer = (page: Page, words: string | RegExp) => page.getByText(words).first()

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string, role: 'button' | 'textbox' | 'tab' = 'textbox') {
  const target = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the questions unfold one at a time, by keyboard and by their address', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${paths.faq}#hoeveel-voordeel`)
  await expect(question(page, 'Hoeveel levert de WBSO op?')).toHaveAttribute('aria-expanded', 'true')
  await expect(question(page, 'Hoeveel levert de WBSO op?')).toBeInViewport()
  await expect(answer(page, /36% tot €\s380\.000/)).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Tab')
  await question(page, 'Wanneer moet ik aanvragen?').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.faq}#wanneer-aanvragen`)
  await expect(answer(page, /uiterlijk 20 december/)).toBeVisible()
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(1)
  await expect(question(page, 'Wanneer moet ik aanvragen?')).toBeInViewport()
  await page.goBack()
  await expect(answer(page, /uiterlijk 20 december/)).toBeHidden()
  await expect(question(page, 'Hoeveel levert de WBSO op?')).toHaveAttribute('aria-expanded', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expected: /.*/ })

  test('closed answers can be read', async ({ page }) => {
    await page.goto(paths.faq)
    await expect(answer(page, /uiterlijk 20 december/)).toBeVisible()
  })

  test('the menu of small screens opens for who goes to it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto(paths.prices)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(paths.faq)
  })
})

test('a message is written and sent with the keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.contact)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stuur ons een bericht')
  await tabTo(page, 'Bericht', 'tab')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${paths.contact}#meeting`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan een gesprek')
  await expect(page.getByRole('button', { name: 'Stuur een bericht' })).toBeVisible() // no agenda is set up
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')

  await tabTo(page, 'Verstuur', 'button')
  await page.keyboard.press('Enter')
  await expect(page.locator('form').getByRole('group')).toBeFocused()
  await expect(page).toHaveTitle(/^Fout: Contact/)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // the link to the first field
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  await page.keyboard.type('Noor de Vries')
  await tabTo(page, 'E-mailadres')
  await page.keyboard.type('noor@example.nl')
  await tabTo(page, 'Bericht')
  await page.keyboard.type('Telt een proefmodel mee?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bedankt! Je bericht is verzonden.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('with an agenda', () => {
  test.use({ expected: /^elsewhere: (http:\/\/127\.0\.0\.1|https:\/\/(assets\.)?calendly\.com)/ })
  const script = `window.Calendly = { initInlineWidget({ url, parentElement }) {
    const frame = document.createElement('iframe')
    frame.src = url
    parentElement.append(frame)
  } }`
  const agenda = `<button onclick="parent.postMessage({ event: 'calendly.event_scheduled' }, '*')">Boek</button>`

  test('W-04 it is loaded after a press alone, and tells when a meeting is booked', { tag: '@phone' }, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).hostname))
    await page.route('https://assets.calendly.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await page.route('https://calendly.com/**', (route) => route.fulfill({ contentType: 'text/html', body: agenda }))
    const server = await startServer({ WBSO_CALENDLY_URL: 'https://calendly.com/speurwerk/kennismaking' })
    try {
      await page.goto(`${server.url}${paths.contact}#meeting`)
      await expect(page.getByRole('button', { name: 'Laad de agenda' })).toBeVisible()
      expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Laad de agenda' }).click()
      await page.frameLocator('iframe').getByRole('button', { name: 'Boek' }).click()
      await expect(page.getByText('Je afspraak staat.')).toBeVisible()
      await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThanOrEqual(600)
    } finally {
      await server.stop()
    }
  })
})

test('interest in No Cure No Pay is saved, and remembered', { tag: '@phone' }, async ({ page, server }) => {
  await signInAs(page, await newcomer(server))
  await page.goto(paths.noCureNoPay)
  const box = page.getByRole('checkbox', { name: 'Ik heb belangstelling voor No Cure No Pay' })
  await expect(box).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText(/^Bedankt! We laten het je weten/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(box).toBeDisabled()
})

test('the manual and the terms are PDFs of our own', async ({ page }) => {
  await page.goto(paths.faq)
  const manual = page.waitForEvent('download')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Handleiding (PDF)' }).click()
  expect((await manual).suggestedFilename()).toBe('handleiding-wbso.pdf')
  await expect(page.getByRole('heading', { name: 'Bedankt voor het downloaden' })).toBeVisible()
  await page.getByRole('button', { name: 'Blijf op deze pagina' }).click()
  await expectAccessible(page)

  await page.goto(paths.terms)
  const terms = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download de voorwaarden (PDF)' }).click()
  expect((await terms).suggestedFilename()).toBe('algemene-voorwaarden.pdf')
})

test('a press on the picture of home opens the example', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home)
  await page
    .getByRole('region', { name: /^Dit krijg je/ })
    .getByRole('figure')
    .click()
  const example = page.getByRole('dialog', { name: 'Voorbeeld van een aanvraag' })
  await expect(example.getByText('VOORBEELD – niet indienen').first()).toBeAttached()
  await expect(example.getByText(/^Pagina 1 van \d+$/).first()).toBeVisible()
  await expectAccessible(page)
})

test('a link that is no longer valid leads to a new one', async ({ page }) => {
  await page.goto(paths.error)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer')
  await page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click()
  await expect(page).toHaveURL(paths.forgotPassword)
})

/** Opens a page of which the script comes later. Returns how to let it come. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  let go = () => {}
  const slow = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await slow
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return go
}

test('what is typed before the script is there is not lost, and is not sent by itself', async ({ page }) => {
  const go = await openWithoutScript(page, paths.contact)
  const name = page.getByLabel('Naam', { exact: true })
  await name.fill('Noor')
  await name.press('Enter')
  await page.getByRole('button', { name: 'Verstuur' }).click()
  go()
  await expect(page.getByRole('button', { name: 'Verstuur' })).toHaveAttribute('type', 'submit')
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(page.locator('form').getByRole('group')).toContainText('Email is verplicht')
  await expect(page.locator('form').getByRole('group')).not.toContainText('Naam is verplicht')
  await expect(page).toHaveURL(paths.contact)
  await expect(name).toHaveValue('Noor')
})

test('the first question keeps what is typed before the script is there', async ({ page }) => {
  const go = await openWithoutScript(page, paths.home)
  const start = page.getByRole('button', { name: 'START DIRECT JE AANVRAAG' })
  await page.getByLabel('Waar gaat jouw project over?').fill('Wij ontwikkelen een pomp.')
  await start.click()
  go()
  await expect(start).toHaveAttribute('type', 'submit')
  await start.click()
  await expect(page.getByLabel('Elevator pitch', { exact: true })).toHaveValue('Wij ontwikkelen een pomp.')
})

test('the calculator reckons with what is filled in before the script is there', async ({ page }) => {
  const go = await openWithoutScript(page, paths.aboutWbso)
  await expect(page.getByLabel('Aantal uren')).toHaveValue('1.000')
  await page.getByLabel('Aantal uren').fill('500')
  await page.getByLabel('Starter').check()
  go()
  await expect(page.getByText(/^Voordeel in 2026/)).toContainText('€ 9.750')
  await expect(page.getByLabel('Aantal uren')).toHaveValue('500')
})

test('the way back leads to the chapter that one left', async ({ page }) => {
  for (const path of [paths.aboutWbso, paths.terms]) {
    await page.goto(path)
    const chapters = page.getByRole('main').getByRole('navigation').getByRole('link')
    const heading = page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: (await chapters.last().textContent()) ?? '' })
    await chapters.last().click()
    await expect(heading).toBeInViewport()
    await chapters.first().click()
    await expect(heading).not.toBeInViewport()
    await page.goBack()
    await expect(heading).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
})
