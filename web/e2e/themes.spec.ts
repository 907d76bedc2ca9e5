import { AxeBuilder } from '@axe-core/playwright'
import { test } from './people.ts'
import { screens, show, signInAsDemo } from './screens.ts'
import { expect } from './test.ts'

/** One of each kind. */
// biome-ignore format: by where they are
const looked = ['home', 'newRequest', 'aboutWbso', 'faq', 'prices', 'login', 'profileCompanies', 'myRequests', 'portal', 'requestApplication', 'requestProcessing', 'requestFailed', 'requestPayment', 'requestSuccess', 'project', 'projectEmployees', 'projectHours', 'projectReports']

test('the dark theme of the system has the contrasts of the light one', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  let own = false
  for (const screen of await screens(server)) {
    if (!looked.includes(screen.name)) continue
    if (screen.own && !own) await signInAsDemo(page, server)
    own = screen.own
    await show(page, screen.path)
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(dark, screen.name).toBe('rgb(14, 21, 35)')
    const { violations } = await new AxeBuilder({ page })
      .withRules(['color-contrast', 'link-in-text-block'])
      .setLegacyMode()
      .analyze()
    const found = violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`))
    expect.soft(found, screen.name).toEqual([])
  }
})
