import type { Browser } from '@playwright/test'
import { serveBare } from './bare-page.ts'
import { expect, test } from './test.ts'

const visits = 9
const peers = process.env.BENCH_DIR // has the bare page in spa/

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

interface Paint {
  /** In ms: until something shows, and until the largest thing does. */
  first: number
  largest: number
}

/** Measures a page with an empty cache and the processor slowed down four times. */
async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => Reflect.set(window, 'largest', list.getEntries().at(-1)?.startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => Reflect.get(window, 'largest') !== undefined)
  const paint = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    largest: Number(Reflect.get(window, 'largest')),
  }))
  await context.close()
  return paint
}

test('home shows its first text sooner than a bare React page, and its largest hardly later', {
  tag: '@figure',
}, async ({ browser, server }) => {
  test.skip(peers === undefined, 'BENCH_DIR names no folder with the bare page')
  test.setTimeout(180_000)
  const bare = await serveBare(`${peers}/spa`)
  const home: Paint[] = []
  const other: Paint[] = []
  for (let visit = 0; visit < visits; visit++) {
    home.push(await paintOf(browser, server.url))
    other.push(await paintOf(browser, bare.url))
  }
  await bare.stop()
  const ratioOf = (which: keyof Paint): number => {
    const ms = [home, other].map((paints) => median(paints.map((paint) => paint[which])))
    const ratio = (ms[0] ?? 0) / (ms[1] ?? 1)
    process.stdout.write(
      `${which} paint: home ${ms[0]?.toFixed(0)} ms, bare ${ms[1]?.toFixed(0)} ms, ratio ${ratio.toFixed(2)}\n`,
    )
    return ratio
  }
  const ratios = [ratioOf('first'), ratioOf('largest')]
  expect.soft(ratios[0]).toBeLessThanOrEqual(0.9)
  expect.soft(ratios[1]).toBeLessThanOrEqual(1.1)
})
