import type { Locator, Page, Route } from '@playwright/test'
import { requestPaths } from '../src/lib/paths.ts'
import { call, newcomer, signInAs, type Tokens, test } from './people.ts'
import { paidProject } from './projects.ts'
import type { Server } from './server.ts'
import { expect } from './test.ts'

interface Application {
  parts: { key: string; content: { text?: string; rows?: { activity: string }[] } | null }[]
}

/** Returns the content of a part, as the server has it. */
async function contentOf(server: Server, { access }: Tokens, number: string, key: string) {
  const { parts } = await call<Application>(server, 'GET', `/api/requests/${number}/application/`, access)
  return parts.find((part) => part.key === key)?.content
}

const at = test.extend<{ number: string; tokens: Tokens }>({
  tokens: async ({ server }, use) => use(await newcomer(server)),
  number: async ({ page, server, tokens }, use) => {
    const { project_number: number } = await paidProject(server, tokens)
    await signInAs(page, tokens)
    await use(number)
  },
})

const novelty = (page: Page): Locator => page.getByRole('textbox', { name: /^Technische nieuwheid/ })
const saved = (page: Page): Locator => page.getByText(/^Opgeslagen \d\d:\d\d$/)

async function openPart(page: Page, number: string, part: string): Promise<void> {
  await page.goto(`${requestPaths.application(number)}?deel=${part}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aanvraag afmaken')
}

/** Holds the next save on the wire: `arrived` once it is sent, and `answer` lets it go on. */
async function holdSave(page: Page, part: string, goOn = (route: Route) => route.continue()) {
  let held: (route: Route) => void = () => {}
  const arrived = new Promise<Route>((resolve) => (held = resolve))
  await page.route(`**/application/${part}/`, (route) => held(route), { times: 1 })
  return {
    arrived,
    async answer() {
      const route = await arrived
      await goOn(route)
      await route.request().response()
    },
  }
}

/** Puts the caret behind a text of a field. */
const putCaret = (field: Locator, behind: string): Promise<void> =>
  field.evaluate((element: HTMLTextAreaElement, text) => {
    const place = element.value.indexOf(text) + text.length
    element.focus()
    element.setSelectionRange(place, place)
  }, behind)

const caretOf = (field: Locator): Promise<number> =>
  field.evaluate((element: HTMLTextAreaElement) => (document.activeElement === element ? element.selectionStart : -1))

at(
  'who types in the middle of a word while it is saved goes on typing there',
  async ({ page, server, tokens, number }) => {
    await openPart(page, number, 'novelty')
    const field = novelty(page)
    const first = await holdSave(page, 'novelty')
    await field.fill('De regaar stuurt de pomp.')
    await putCaret(field, 'reg')
    await first.arrived
    await page.keyboard.type('e')
    await first.answer()
    await page.keyboard.type('l')
    await expect(saved(page)).toBeVisible() // also what was typed meanwhile
    await page.keyboard.type('-')
    expect(await caretOf(field)).toBe('De regel-'.length)
    await expect(field).toHaveValue('De regel-aar stuurt de pomp.')
    await page.keyboard.press('Backspace')
    await expect
      .poll(() => contentOf(server, tokens, number, 'novelty'))
      .toEqual({ text: 'De regelaar stuurt de pomp.' })
    await expect(saved(page)).toBeVisible()
    expect(await caretOf(field)).toBe('De regel'.length)
  },
)

at('a row that was just added stays while it is saved', async ({ page, server, tokens, number }) => {
  await openPart(page, number, 'phases')
  const rows = page.getByLabel('Werkzaamheden')
  await rows.first().waitFor()
  const before = await rows.count()
  const first = await holdSave(page, 'phases')
  await page.getByRole('button', { name: 'Stap toevoegen' }).click()
  await expect(rows).toHaveCount(before + 1)
  await first.arrived
  await first.answer()
  await page.keyboard.type('Proef ', { delay: 20 })
  await expect(saved(page)).toBeVisible()
  await page.keyboard.type('met tien pompen', { delay: 20 })
  await expect(rows.last()).toHaveValue('Proef met tien pompen')
  await expect
    .poll(async () => (await contentOf(server, tokens, number, 'phases'))?.rows?.at(-1)?.activity)
    .toBe('Proef met tien pompen')
})

at('blanks and figures stay as they are typed while the company is saved', async ({ page, number }) => {
  await openPart(page, number, 'company')
  const name = page.getByLabel('Achternaam')
  await name.fill('van ')
  await expect(saved(page)).toBeVisible()
  await page.keyboard.type('Dam')
  await expect(name).toHaveValue('van Dam')
})

at.describe('what is not saved at once', () => {
  at.use({ expected: /Failed to load resource/ })

  at('two tabs show both texts, and neither loses its place', async ({ page, context, server, tokens, number }) => {
    await openPart(page, number, 'novelty')
    const field = novelty(page)
    await field.waitFor()
    const other = await context.newPage()
    await openPart(other, number, 'novelty')
    await novelty(other).fill('Van de andere tab.')
    await expect(saved(other)).toBeVisible()
    await other.close()
    await field.fill('Van deze tab.')
    await putCaret(field, 'deze')
    const conflict = page.getByRole('alert').filter({ hasText: 'ergens anders gewijzigd' })
    await expect(conflict).toContainText('Van de andere tab.')
    await page.keyboard.type('lfde')
    await expect(field).toHaveValue('Van dezelfde tab.')
    expect(await caretOf(field)).toBe('Van dezelfde'.length)
    await conflict.getByRole('button', { name: 'Bewaar mijn tekst' }).click()
    await expect(saved(page)).toBeVisible()
    expect(await contentOf(server, tokens, number, 'novelty')).toEqual({ text: 'Van dezelfde tab.' })
  })

  at('a refused text keeps its place and is saved once it is shorter', async ({ page, server, tokens, number }) => {
    await openPart(page, number, 'novelty')
    const field = novelty(page)
    const full = 'woorden, '.repeat(2_221)
    await field.fill(`${full}en nog ${full.slice(0, 18)}`)
    await putCaret(field, 'en nog')
    await expect(page.getByText('hij mag hooguit 20.000 tekens hebben')).toBeVisible()
    expect(await caretOf(field)).toBe(full.length + 'en nog'.length)
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('Backspace')
    await expect(saved(page)).toBeVisible()
    await page.keyboard.type('!')
    await expect(field).toHaveValue(`${full}en nog!`)
    await expect.poll(() => contentOf(server, tokens, number, 'novelty')).toEqual({ text: `${full}en nog!` })
  })

  at('a save whose answer was lost is no conflict with oneself', async ({ page, server, tokens, number }) => {
    await openPart(page, number, 'novelty')
    const field = novelty(page)
    const first = await holdSave(page, 'novelty', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await field.fill('De regaar stuurt de pomp.')
    await putCaret(field, 'reg')
    await first.arrived
    await first.answer()
    await expect(page.getByText(/Er is geen verbinding/)).toBeVisible()
    expect(await contentOf(server, tokens, number, 'novelty')).toEqual({ text: 'De regaar stuurt de pomp.' })
    await page.keyboard.type('el')
    await expect(saved(page)).toBeVisible()
    await page.keyboard.type('-')
    await expect(field).toHaveValue('De regel-aar stuurt de pomp.')
    await page.keyboard.press('Backspace')
    await expect
      .poll(() => contentOf(server, tokens, number, 'novelty'))
      .toEqual({ text: 'De regelaar stuurt de pomp.' })
    await expect(page.getByText('ergens anders gewijzigd')).toHaveCount(0)
  })
})
