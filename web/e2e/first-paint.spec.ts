import type { Browser } from '@playwright/test'
import { serveBare } from './bare-page.ts'
import { expect, test } from './test.ts'

const visits = 9
const peers = process.env.BENCH_DIR // has the bare page in spa/

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Returns the ms until a page first shows something, with an empty cache and the processor slowed down four times. */
async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  await page.waitForFunction(paint)
  const time = await page.evaluate(paint)
  await context.close()
  return time ?? Number.POSITIVE_INFINITY
}

test('home shows its first text no later than a bare React page', { tag: '@figure' }, async ({ browser, server }) => {
  test.skip(peers === undefined, 'BENCH_DIR names no folder with the bare page')
  test.setTimeout(180_000)
  const bare = await serveBare(`${peers}/spa`)
  const home: number[] = []
  const other: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    home.push(await firstPaint(browser, server.url))
    other.push(await firstPaint(browser, bare.url))
  }
  await bare.stop()
  const ratio = median(home) / median(other)
  process.stdout.write(
    `first paint: home ${median(home).toFixed(0)} ms, bare ${median(other).toFixed(0)} ms, ratio ${ratio.toFixed(2)}\n`,
  )
  expect(ratio).toBeLessThanOrEqual(1)
})
