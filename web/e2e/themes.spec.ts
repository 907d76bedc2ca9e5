import { AxeBuilder } from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { test } from './people.ts'
import { screens, show, signInAsDemo } from './screens.ts'
import { expect } from './test.ts'

/** One of each kind, of which no other story takes the state away. */
// biome-ignore format: by where they are
const looked = ['home', 'newRequest', 'aboutWbso', 'faq', 'myRequests', 'portal', 'requestApplication', 'requestPayment', 'requestSuccess', 'project', 'projectEmployees', 'projectHours', 'projectReports']

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

test('what is printed is the text of a page, in the colours of the light theme', async ({ page, server }) => {
  const all = await screens(server)
  const banner = page.locator('header:not(main *)')
  const footer = page.locator('footer')

  const print = async (screen: string, ...others: Locator[]) => {
    await show(page, all.find(({ name }) => name === screen)?.path ?? '')
    for (const element of [banner, footer, ...others]) await expect(element, screen).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const skip = page.getByText('Naar de inhoud')
    for (const element of [banner, footer, skip, ...others]) await expect(element, screen).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }), screen).toHaveCSS('color', 'rgb(24, 34, 52)')
  }

  await print('faq', page.getByText('Zie vandaag nog waar je project staat'))
  await expect(page.locator('[data-question]').last()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await signInAsDemo(page, server)
  await print('projectHours', page.getByRole('button', { name: 'Opslaan' }), page.getByText('Terug naar portaal'))
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await print('requestApplication', page.getByRole('navigation', { name: 'Onderdelen van je aanvraag' }))
})
