import type { Page } from '@playwright/test'
import { paths, requestPaths } from '../src/lib/paths.ts'
import { demo, requestsOf, signInAs, test } from './people.ts'
import { expect } from './test.ts'

/** Opens a page and returns where its heading begins, in px from the corner of the document. */
async function headingAt(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  return { left: box?.x, top: box?.y }
}

/** Returns the texts that have a line of more than 75 characters. */
const longLines = (page: Page) =>
  page.locator('main :is(p, li, dd)').evaluateAll((texts) => {
    const range = document.createRange()
    function longest(text: Element): number {
      const lines = new Map<number, number>()
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at++) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const line = Math.round(range.getBoundingClientRect().bottom / 8)
          lines.set(line, (lines.get(line) ?? 0) + 1)
        }
      }
      return Math.max(0, ...lines.values())
    }
    return texts.filter((text) => longest(text) > 75).map((text) => text.textContent)
  })

test.use({ expected: /status of 404/ }) // of the page that does not exist

test('pages share their left edge, pages of one scale the top of their heading, and no line is too long', {
  tag: '@phone',
}, async ({ page, server }) => {
  const tokens = await demo(server)
  const requests = await requestsOf(server, tokens)
  const numberOf = (wanted: string) => requests.find(({ status }) => status === wanted)?.project_number ?? ''
  const open = [
    paths.aboutWbso,
    paths.contact,
    paths.faq,
    paths.prices,
    paths.noCureNoPay,
    paths.privacy,
    paths.terms,
    paths.profileDetails, // asks a visitor to sign in
    '/bestaat/niet',
  ]
  const own = [
    paths.profileDetails,
    paths.profileRequests,
    paths.myRequests,
    requestPaths.processing(numberOf('in_verwerking')),
    requestPaths.failed(numberOf('failed')),
  ]
  const home = await headingAt(page, paths.home)
  for (const path of open) {
    await expect.poll(() => headingAt(page, path), { message: path }).toEqual(home)
    await expect.poll(() => longLines(page), { message: path }).toEqual([])
  }
  const wide = page.viewportSize()?.width ?? 0
  for (const path of [paths.login, paths.register]) {
    await headingAt(page, path) // waits for the page
    const card = await page.locator('form').boundingBox()
    expect(Math.abs((card?.x ?? 0) + (card?.width ?? 0) / 2 - wide / 2), path).toBeLessThan(10)
  }
  await signInAs(page, tokens)
  const work = await headingAt(page, paths.profileDetails)
  expect(work.top ?? 0, 'screens for work begin higher').toBeLessThan(home.top ?? 0)
  for (const path of own) await expect.poll(() => headingAt(page, path), { message: path }).toEqual(work)
  const mark = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(mark?.x).toBe(work.left)
})
