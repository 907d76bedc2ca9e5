import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Server, startServer } from './server.ts'

/** What the visitor has said about cookies. */
type Cookies = 'unasked' | 'refused'

interface ForEachTest {
  cookies: Cookies
  /** The complaints of the browser that a test provokes on purpose. */
  expected: RegExp
}

interface ForEachWorker {
  server: Server
}

/** Collects what the browser complains about: errors, violations of the policy, requests to other hosts. */
async function complaints(page: Page, home: string): Promise<string[]> {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !/^(data|blob):/.test(request.url()))
      seen.push(`elsewhere: ${request.url()}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => seen.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return seen
}

/**
 * Empties the storage once more: a page of the test before may still have written as it went.
 * The question about cookies is answered, except in the stories about it.
 */
const startEmpty = (page: Page, home: string, cookies: Cookies): Promise<unknown> =>
  page.addInitScript(
    ([origin, test = '', choice]) => {
      if (location.origin !== origin || sessionStorage.getItem('test') === test) return
      localStorage.clear()
      sessionStorage.clear()
      sessionStorage.setItem('test', test)
      if (choice === 'refused') localStorage.setItem('wbso_cookie_consent', 'false')
    },
    [home, randomUUID(), cookies],
  )

/** Tests with the real server. A test fails when the browser complains about anything (W-01). */
export const test = base.extend<ForEachTest, ForEachWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that fixtures have
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  cookies: ['refused', { option: true }],
  baseURL: ({ server }, use) => use(server.url),
  expected: [/^$/, { option: true }],
  page: async ({ page, server, cookies, expected }, use) => {
    const seen = await complaints(page, server.url)
    await startEmpty(page, server.url, cookies)
    await use(page)
    expect(seen.filter((complaint) => !expected.test(complaint))).toEqual([])
  },
})

export { expect }

/** Expects WCAG 2.2 AA as far as axe can tell, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze() // legacy: no second page, since no page has foreign frames
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([])
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}
