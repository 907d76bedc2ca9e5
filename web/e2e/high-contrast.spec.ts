import type { Page } from '@playwright/test'
import { test } from './people.ts'
import { screens, show, signInAsDemo } from './screens.ts'
import { expect } from './test.ts'
import { button, label, names, open } from './wizard-steps.ts'

/** What is chosen, and what is measured, on screens of each kind. */
const chosen = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]'
const looked = ['aboutWbso', 'profile', 'portal', 'requestApplication', 'project', 'projectHours', 'projectReports']

/** Returns what is chosen without a line around it, and what is measured without a bar that can be told from its ground. */
const unseen = (page: Page) =>
  page.evaluate((selector) => {
    const styleOf = (element: Element) => getComputedStyle(element)
    const unlined = [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && !/solid 2px/.test(styleOf(element).outline),
    )
    const flat = [...document.querySelectorAll('[role="meter"]')].filter((meter) => {
      const bar = meter.firstElementChild
      return (
        styleOf(meter).borderTopStyle !== 'solid' ||
        bar === null ||
        styleOf(bar).backgroundColor === styleOf(meter).backgroundColor
      )
    })
    return [...unlined, ...flat].map((element) => element.outerHTML.slice(0, 200))
  }, chosen)

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('in high contrast a line is around what is chosen, and a bar is seen in what is measured', async ({
  page,
  server,
}) => {
  let seen = 0
  let own = false
  for (const screen of await screens(server)) {
    if (!looked.includes(screen.name)) continue
    if (screen.own && !own) await signInAsDemo(page, server)
    own = screen.own
    await show(page, screen.path)
    seen += await page.locator(chosen).or(page.getByRole('meter')).count()
    expect.soft(await unseen(page), screen.name).toEqual([])
  }
  expect(seen).toBeGreaterThan(looked.length)
})

test('in high contrast the week grid tells what is typed, and a report which view is on', async ({ page, server }) => {
  const all = await screens(server)
  const pathOf = (name: string) => all.find((screen) => screen.name === name)?.path ?? ''
  await signInAsDemo(page, server)
  await show(page, pathOf('projectReports'))
  const indicator = page.locator('.mantine-SegmentedControl-indicator')
  await expect(indicator).toHaveCSS('border-top-width', '2px')
  await expect(indicator).toHaveCSS('border-top-style', 'solid')
  await expect(page.locator('svg svg rect:visible').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await show(page, pathOf('projectHours'))
  const cells = page.getByRole('table').first().locator('input[inputmode="decimal"]:not([aria-disabled="true"])')
  const cell = cells.first()
  await cell.fill('2')
  await cells.nth(1).focus()
  await expect(cell).toHaveCSS('border-top-style', 'dashed')
})

test('in high contrast a verdict has a word, a sign and an edge, and so has a step', async ({ page }) => {
  await open(page)
  await label(page, names.elevator_pitch).fill('We maken een nieuw product voor de bouw dat sneller werkt.')
  await label(page, names.elevator_pitch).press('Enter')
  const card = page.locator('[data-colour]').first()
  await expect(card.getByText('Nog aanvullen', { exact: true })).toBeVisible()
  await expect(card.locator('svg').first()).toBeVisible()
  await expect(card).toHaveCSS('border-left-style', 'solid')
  await expect(page.locator('[aria-current="step"]').first()).toHaveCSS('outline-style', 'solid')
  await button(page, 'DOORGAAN').click()
  await expect(page.locator('[aria-current="step"]').first()).toHaveCSS('outline-width', '2px')
  await expect(page.locator('[data-checked]').first()).toHaveCSS('outline-style', 'solid')
})
