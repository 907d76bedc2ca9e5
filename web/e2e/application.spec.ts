import type { Locator, Page } from '@playwright/test'
import { requestPaths } from '../src/lib/paths.ts'
import { call, newcomer, signInAs, type Tokens, test } from './people.ts'
import { paidProject } from './projects.ts'
import type { Server } from './server.ts'
import { expect, expectAccessible } from './test.ts'

interface Application {
  questions: { id: string; text: string }[]
  optional: { id: string }[]
  parts: { key: string; printed: { heading: string; text: string }[]; content: { text?: string } | null }[]
}

const read = (server: Server, { access }: Tokens, number: string): Promise<Application> =>
  call(server, 'GET', `/api/requests/${number}/application/`, access)

const partIn = (application: Application, key: string) => application.parts.find((part) => part.key === key)

/** A new user with a paid request, on the screen of its application. */
const at = test.extend<{ number: string; tokens: Tokens }>({
  tokens: async ({ server }, use) => use(await newcomer(server)),
  number: async ({ page, server, tokens }, use) => {
    const { project_number: number } = await paidProject(server, tokens)
    await signInAs(page, tokens)
    await page.goto(`${requestPaths.application(number)}?deel=omschrijving`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aanvraag afmaken')
    await use(number)
  },
})

/** The card on top with the next question. */
const queue = (page: Page): Locator => page.getByRole('region', { name: /^Nog \d+ vra|^RVO vraagt dit|^Alle vragen/ })

/** Answers that are good for questions of which the kind of field does not say enough. */
const answers: [RegExp, string][] = [
  [/RSIN|fiscaal nummer/, '123456782'],
  [/adres van je bedrijf|Op welk adres/, 'Dorpsstraat 12, 1234 AB Utrecht'],
  [/contactpersoon/, 'N. de Vries'],
  [/e-mailadres/, 'noor@example.nl'],
  [/telefoonnummer/, '0612345678'],
  [/website/, 'www.example.nl'],
  [/In welke van de jaren/, 'geen'],
  [
    /hoe gaat het werken/,
    'Het algoritme werkt met een glijdend venster van 200 metingen, zodat de historie pas wordt berekend als het toerental verandert.',
  ],
  [/talen|tools/i, 'Wij schrijven het algoritme zelf in Go; voor de proeven gebruiken we Python.'],
  [/Waardoor/, 'Dat komt doordat het toerental en de klok van de controller tegelijk verlopen.'],
  [/project dan klaar/, 'Ja, dan is het werkingsprincipe bewezen.'],
  [/stappen/, 'Ontwerp van het algoritme, gereed 05-2027\nProef op 10 pompen, gereed 11-2027'],
]

const answerTo = (text: string): string =>
  answers.find(([about]) => about.test(text))?.[1] ??
  'We weten niet of de fout bij 400 pompen onder 5% blijft, omdat de klokken tot 20 ms uiteenlopen; bestaande bibliotheken voldoen niet, omdat ze de hele historie bewaren.'

/** Answers the question on the screen with the keyboard alone. Its field has the focus. */
async function answerByKeyboard(page: Page): Promise<void> {
  const field = page.locator(':focus')
  const kind = await field.evaluate((element) =>
    element instanceof HTMLInputElement && element.type !== 'radio'
      ? element.inputMode || element.placeholder
      : element.localName,
  )
  if (kind === 'select') {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
  } else if (kind === 'input')
    await page.keyboard.press('ArrowDown') // from Ja to Nee
  else if (kind === 'mm-jjjj') await page.keyboard.insertText('11-2027')
  else {
    const text = await field.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? '')
    const count = kind === 'numeric' && !text.includes('RSIN')
    await page.keyboard.insertText(count ? '4' : answerTo(text))
  }
  const several = (await field.getAttribute('enterkeyhint')) === 'enter'
  await page.keyboard.press(several ? 'Control+Enter' : 'Enter')
}

at(
  'every question of a paid application is answered with the keyboard alone',
  async ({ page, server, tokens, number }) => {
    const heading = queue(page).getByRole('heading')
    const asking = () => read(server, tokens, number)
    const open = async () => {
      const { questions, optional } = await asking()
      return [...questions, ...optional].map(({ id }) => id)
    }
    let left = await open()
    await queue(page).locator('textarea, input, select').first().focus()
    while (left.length > 0) {
      const { questions } = await asking()
      await expect(heading).toContainText(
        questions.length > 0 ? `Nog ${questions.length} vra` : 'RVO vraagt dit bijna zeker',
      )
      const asked = await page.locator(':focus').evaluate((field) => (field as HTMLInputElement).name || field.id)
      await answerByKeyboard(page)
      await expect.poll(open, asked).not.toContain(asked.replace('vraag-', ''))
      left = await open()
    }
    await expect(heading).toHaveText('Alle vragen van RVO zijn beantwoord')
    await expect(heading).toBeFocused()
    await expectAccessible(page)
  },
)

at(
  'an application is read, answered and copied',
  { tag: '@phone' },
  async ({ page, context, server, tokens, number, hasTouch }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const before = await read(server, tokens, number)
    const open = async (part: string, label: RegExp) => {
      if (hasTouch) await page.getByLabel('Onderdeel', { exact: true }).first().selectOption(part)
      else
        await page
          .getByRole('navigation', { name: 'Onderdelen van je aanvraag' })
          .getByRole('link', { name: label })
          .click()
    }
    await expectAccessible(page)

    const question = before.questions[0]
    if (question === undefined) throw new Error('no question')
    const field = queue(page).getByRole('textbox', { name: question.text })
    await field.fill(answerTo(question.text))
    await field.press('Enter')
    await expect(queue(page).getByRole('heading')).toContainText(`Nog ${before.questions.length - 1} vragen`)
    await expect(page.locator('mark')).toHaveText(answerTo(question.text))
    await expectAccessible(page)

    await open('novelty', /^Technische nieuwheid/)
    if (hasTouch) await expect(page.getByRole('link', { name: 'Indienen', exact: true })).toBeVisible()
    const text = page.getByRole('textbox', { name: /^Technische nieuwheid/ })
    await text.fill(`${await text.inputValue()}\n\nDaarboven hebben wij geen metingen.`)
    await page.getByRole('button', { name: /^Kopieer: Technische nieuwheid/ }).click()
    await expect(page.getByText(/^Opgeslagen \d\d:\d\d$/)).toBeVisible()
    const printed = partIn(await read(server, tokens, number), 'novelty')?.printed[0]?.text
    expect(printed).toContain('Daarboven hebben wij geen metingen.')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(printed)
  },
)

at.describe('without a connection', () => {
  at.use({ expected: /Failed to load resource/ })

  at('what is typed stays, and is saved once there is one again', async ({ page, context, server, tokens, number }) => {
    const text = page.getByRole('textbox', { name: 'Projectomschrijving' })
    await context.setOffline(true)
    await text.fill('Getypt in de trein.')
    await expect(page.getByText(/Er is geen verbinding/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Opgeslagen \d\d:\d\d$/)).toBeVisible()
    expect(partIn(await read(server, tokens, number), 'omschrijving')?.content).toEqual({ text: 'Getypt in de trein.' })
  })
})
