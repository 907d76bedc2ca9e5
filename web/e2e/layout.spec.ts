import type { Page } from '@playwright/test'
import { requestPaths } from '../src/lib/paths.ts'
import { call, newcomer, processedRequest, signInAs, type Tokens, test } from './people.ts'
import { paidProject } from './projects.ts'
import type { Server } from './server.ts'
import { expect, expectAccessible } from './test.ts'

interface Layout {
  clauses: { id: string; text: string; box: string | null }[]
}

const problem = /^Bij wisselend toerental/
const ruledOut = /^Bestaande bibliotheken/

/** Returns the box of a sentence, as the server has it. */
async function boxOf(server: Server, { access }: Tokens, number: string, sentence: RegExp): Promise<string | null> {
  const { clauses } = await call<Layout>(server, 'GET', `/api/requests/${number}/application/layout/`, access)
  const found = clauses.find(({ text }) => sentence.test(text))
  if (found === undefined) throw new Error(`no sentence ${sentence}`)
  return found.box
}

/** A new user with a paid request, on the first screen of its application. */
const at = test.extend<{ number: string; tokens: Tokens }>({
  tokens: async ({ server }, use) => use(await newcomer(server)),
  number: async ({ page, server, tokens }, use) => {
    const { project_number: number } = await paidProject(server, tokens)
    await signInAs(page, tokens)
    await page.goto(requestPaths.application(number))
    await expect(page.getByRole('heading', { level: 2, name: 'Klopt deze indeling?' })).toBeVisible()
    await use(number)
  },
})

const moverOf = (page: Page, sentence: RegExp) =>
  page.getByRole('button', { name: new RegExp(`^Verplaats: ${sentence.source.slice(1)}`) })

const inBottleneck = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

at('sentences are put elsewhere with the keyboard alone', async ({ page, server, tokens, number }) => {
  const now = (sentence: RegExp) => boxOf(server, tokens, number, sentence)
  const mover = moverOf(page, problem)
  await mover.waitFor()
  await expectAccessible(page)
  for (let i = 0; i < 80 && !(await mover.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('2')
  await expect(page.getByText('Verplaatst naar Knelpunt 1, oplossing.')).toHaveRole('status')
  await expect(mover).toBeFocused()
  await expect.poll(() => now(problem)).toBe('k1.solution')

  await page.keyboard.press('ArrowRight')
  await expect(inBottleneck(page, 'Knelpunt 2')).toContainText('Bij wisselend toerental')
  await expect(mover).toBeFocused()
  await expect.poll(() => now(problem)).toBe('k2.solution')

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Waar hoort deze zin?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('0')
  await expect(page.getByRole('heading', { name: 'Nog te plaatsen (1)' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Klopt deze indeling\?/ })).toContainText('1 zin te plaatsen')
  await expectAccessible(page)

  await page.keyboard.press('Control+z')
  await expect(page.getByText('Teruggezet naar Knelpunt 2, oplossing.')).toHaveRole('status')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => now(problem)).toBe('k1.problem')
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeHidden()
})

at('a sentence is put elsewhere with a press @phone', async ({ page, server, tokens, number, hasTouch }) => {
  const press = (name: string) => {
    const button = page.getByRole('group', { name: 'Knelpunt 1' }).getByRole('button', { name })
    return hasTouch ? button.tap() : button.click()
  }
  await (hasTouch ? moverOf(page, ruledOut).tap() : moverOf(page, ruledOut).click())
  await expectAccessible(page)
  await press('oplossing')
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  await expect.poll(() => boxOf(server, tokens, number, ruledOut)).toBe('k1.solution')
  await expectAccessible(page)
  await page.reload()
  await expect(
    inBottleneck(page, 'Knelpunt 1').getByRole('list', { name: 'oplossing' }).getByRole('listitem'),
  ).toContainText(['Bestaande bibliotheken'])
})

at('a sentence is dragged into another box, and into a new bottleneck', async ({ page, server, tokens, number }) => {
  const row = page.getByRole('listitem').filter({ has: moverOf(page, ruledOut) })
  const shown = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith(`/${number}/application/`),
  ) // what is asked now, which is drawn above: nothing moves under the pointer after it
  await row.dragTo(inBottleneck(page, 'Knelpunt 1').getByText('oplossing', { exact: true }))
  await expect.poll(() => boxOf(server, tokens, number, ruledOut)).toBe('k1.solution')
  await shown
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  await row.dragTo(page.getByText('Nieuw knelpunt', { exact: true }))
  await expect(inBottleneck(page, 'Knelpunt 2')).toContainText('Bestaande bibliotheken')
  await expect.poll(() => boxOf(server, tokens, number, ruledOut)).toBe('k2.problem')
})

test('the first bottleneck is arranged before payment @phone', async ({ page, server }) => {
  const tokens = await newcomer(server)
  const { project_number: number } = await processedRequest(server, tokens)
  await signInAs(page, tokens)
  await page.goto(requestPaths.payment(number))
  await moverOf(page, problem).press('2')
  await expect.poll(() => boxOf(server, tokens, number, problem)).toBe('k1.solution')
  await expect(page.getByRole('heading', { name: /^Nog \d+ vragen/ })).toBeVisible()
  await expectAccessible(page)
})

at.describe('without a connection', () => {
  at.use({ expected: /Failed to load resource/ })

  at('a move is kept, and saved once there is one again', async ({ page, context, server, tokens, number }) => {
    await moverOf(page, problem).waitFor()
    await context.setOffline(true)
    await moverOf(page, problem).press('2')
    await expect(page.getByText(/De laatste verplaatsing is nog niet opgeslagen/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
    await expect.poll(() => boxOf(server, tokens, number, problem)).toBe('k1.solution')
  })
})
