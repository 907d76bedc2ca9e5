import type { Page } from '@playwright/test'
import { projectPaths, requestPaths } from '../src/lib/paths.ts'
import { demo, requestsOf, test } from './people.ts'
import { screens, show, signInAsDemo } from './screens.ts'
import { expect } from './test.ts'

/** What is measured of a screen: lengths in pixels, without drawings and pages of documents. */
interface Measures {
  /** Where the title begins, how large its letters are, and where the first block below it begins. */
  title: number
  letters: number
  work: number
  /** Sizes and weights of the text. */
  sizes: number[]
  weights: number[]
  /** Heights of buttons. */
  buttons: number[]
  /** Left edges of what is in the main column. */
  edges: number[]
  /** The highest row of a table. */
  row: number
  /** The words of the filled buttons. */
  filled: string[]
}

const measure = (page: Page): Promise<Measures> =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect()
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          box(element).width > 1 &&
          box(element).height > 1 &&
          element.closest('svg, canvas, [aria-hidden="true"], dialog') === null &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
    const distinct = (values: number[]) => [...new Set(values)].sort((a, b) => a - b)
    const texts = all('body *').filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    )
    const [h1] = all('h1')
    if (h1 === undefined) throw new Error('no title')
    const work = all(
      'main :is(input, select, textarea, [role=row]:not(thead *), li, dt, section, form, p, label, button)',
    )
      .filter((element) => element.closest('nav, header, [role=tablist]') === null)
      .map((element) => box(element).top)
      .filter((top) => top > box(h1).top)
    const buttons = all('.mantine-Button-root, .mantine-ActionIcon-root')
    return {
      title: box(h1).top,
      letters: Number.parseFloat(getComputedStyle(h1).fontSize),
      work: Math.min(...work),
      sizes: distinct(texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
      weights: distinct(texts.map((element) => Number(getComputedStyle(element).fontWeight))),
      buttons: distinct(buttons.map((element) => Math.round(box(element).height))),
      edges: distinct([h1, ...all('main [class*="_body_"] > *')].map((element) => Math.round(box(element).left))),
      row: Math.max(0, ...all('main [role=row]:not(thead *)').map((element) => box(element).height)),
      filled: buttons
        .filter((element) => ['filled', 'accent'].includes(element.getAttribute('data-variant') ?? ''))
        .map(({ textContent }) => textContent ?? ''),
    }
  })

/** Areas without the top bar of 90 px, whose work begins higher. */
const high = /^(portal|requestApplication|project)/

test('screens for work have the measures of work', async ({ page, server }) => {
  test.setTimeout(300_000)
  await signInAsDemo(page, server)
  for (const { name, path, own } of await screens(server)) {
    if (!own) continue
    await show(page, path)
    const found = await measure(page)
    const said = `${name}: ${JSON.stringify(found)}`
    expect.soft(found.title, said).toBeLessThanOrEqual(112)
    expect.soft(found.letters, said).toBe(24)
    expect.soft(found.work, said).toBeLessThanOrEqual(high.test(name) ? 160 : 216)
    expect.soft(found.sizes.length, said).toBeLessThanOrEqual(6)
    expect.soft(found.weights.length, said).toBeLessThanOrEqual(3)
    expect.soft(found.buttons.length, said).toBeLessThanOrEqual(3)
    expect.soft(found.edges.length, said).toBe(1)
    expect.soft(found.row, said).toBeLessThanOrEqual(72)
    expect.soft(found.filled.length, said).toBeLessThanOrEqual(1)
  }
})

test('the week grid has room for six people', async ({ page, server }) => {
  await signInAsDemo(page, server)
  const paid = (await screens(server)).find(({ name }) => name === 'project')
  await show(page, projectPaths.hours(paid?.path.split('/').at(-1) ?? ''))
  const rows = page.getByRole('table', { name: 'Uren van de week' }).locator('tbody')
  const first = await rows.first().boundingBox()
  const save = await page.getByRole('button', { name: 'Opslaan' }).boundingBox()
  if (first === null || save === null) throw new Error('the grid is not shown')
  const room = 800 - 60 - first.y // px, above the bar that saves, at the foot of the window
  expect(room / first.height).toBeGreaterThanOrEqual(6)
})

test('on a phone no field is so small that iOS zooms in on it', async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signInAsDemo(page, server)
  const withFields = ['profileDetails', 'requestPayment', 'projectHours', 'projectReports']
  for (const { name, path } of await screens(server)) {
    if (!withFields.includes(name)) continue
    await show(page, path)
    const letters = await page
      .locator('main :is(input:not([type=checkbox], [type=radio]), select, textarea)')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(letters, name).not.toEqual([])
    expect.soft(Math.min(...letters), name).toBeGreaterThanOrEqual(16)
  }
})

/** What is pressed, and what is pressed often: the next thing, ways through a page, and the cells of a week. */
const pressed =
  'a, button, input:not([type=hidden]), select, textarea, summary, label:has(input), [role=button], [role=tab], [role=checkbox], [role=radio], [role=switch]'
const often =
  '.mantine-Button-root:is([data-variant=filled], [data-variant=accent]), [role=tab], header button, main td input[inputmode=decimal]'

/** Returns what is smaller than a finger: 24 px each way, and 44 px high where one presses often. */
const small = (page: Page, selectors: { pressed: string; often: string }): Promise<string[]> =>
  page.evaluate(({ pressed, often }) => {
    const words = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.id || element.className}`
    /** A link among words is as high as their line. */
    const inText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const field = element.closest('label') ?? document.querySelector(`label[for="${CSS.escape(element.id || '-')}"]`)
      const target = element.matches('input[type=checkbox], input[type=radio]') && field !== null ? field : element
      const { width, height, bottom } = target.getBoundingClientRect()
      const seen =
        width > 1 &&
        height > 1 &&
        bottom > 0 &&
        element.closest('[aria-hidden="true"]') === null &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!seen || inText(element)) return []
      const least = element.matches(often) ? 43.5 : 23.5
      return width >= 23.5 && height >= least ? [] : [`${words(element)}: ${Math.round(width)}×${Math.round(height)}`]
    })
  }, selectors)

test('on a phone everything is large enough for a finger', async ({ page, server }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 375, height: 740 })
  const all = await screens(server)
  for (const { path, name } of all.filter(({ own }) => !own)) {
    await show(page, path)
    expect.soft(await small(page, { pressed, often }), name).toEqual([])
  }
  await signInAsDemo(page, server)
  for (const { path, name } of all.filter(({ own }) => own)) {
    await show(page, path)
    expect.soft(await small(page, { pressed, often }), name).toEqual([])
  }
})

test('below open questions the list of parts is whole', async ({ page, server }) => {
  await signInAsDemo(page, server)
  const all = await requestsOf(server, await demo(server))
  const open = all.find(({ payment_status: payment }) => payment === 'paid') // the newest, which is not filed
  await show(page, requestPaths.application(open?.project_number ?? ''))
  const parts = page.getByRole('navigation', { name: 'Onderdelen van je aanvraag' })
  const [list, steps] = await parts
    .getByRole('list')
    .evaluateAll((lists) => lists.map((one) => one.getBoundingClientRect()))
  if (list === undefined || steps === undefined) throw new Error('the parts are not shown')
  expect(steps.top).toBeGreaterThanOrEqual(list.bottom)
  expect(list.height).toBeGreaterThan(400)
})
