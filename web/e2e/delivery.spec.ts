import type { Response } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { expect, test } from './test.ts'

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

const ofPages = { ...policy, 'require-trusted-types-for': "'script'", 'trusted-types': 'default' }

const asPage = { headers: { Accept: 'text/html' } }

test('W-01 W-05 every answer carries the policy and the headers', async ({ request }) => {
  const expected = {
    '/': ofPages,
    '/new-request': ofPages,
    '/api/site/': policy,
    '/api/bestaat-niet/': policy,
    '/api/docs/': policy,
  }
  for (const [path, ofPath] of Object.entries(expected)) {
    const headers = (await request.get(path, asPage)).headers()
    const directives = (headers['content-security-policy'] ?? '').split(';').map((part) => part.trim().split(/ (.*)/))
    expect(Object.fromEntries(directives.map(([name, value]) => [name, value])), path).toEqual(ofPath)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
  }
})

test('W-07 what may be kept is kept, the rest is asked for each time', async ({ page, request }) => {
  await page.goto('/')
  const script = await page.locator('script[type=module]').getAttribute('src')
  expect(script).toMatch(/^\/assets\/.+-.{8}\.js$/)
  expect((await request.get(script ?? '')).headers()['cache-control']).toBe('public, max-age=31536000, immutable')

  const index = (await request.get('/', asPage)).headers()
  expect(index['cache-control']).toBe('no-cache')
  const again = await request.get('/', { headers: { ...asPage.headers, 'If-None-Match': index.etag ?? '' } })
  expect(again.status()).toBe(304)

  expect((await request.get('/api/site/')).headers()['cache-control']).toMatch(/no-store|no-cache/)
  const missing = await request.get('/assets/old-12345678.js', asPage)
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store'])
})

test.describe('a first visit to home', () => {
  test.use({ cookies: 'unasked' })

  test('takes at most 10 requests and 170 kB of scripts and styles', async ({ page }) => {
    const responses: Response[] = []
    page.on('response', (response) => void responses.push(response))
    await page.goto(paths.home)
    await expect(page.getByRole('button', { name: 'Weigeren' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const needed = responses.filter((response) => !/favicon|webmanifest/.test(response.url()))
    expect(needed.map((response) => response.url()).slice(10)).toEqual([])
    const code = needed.filter((response) => /\.(js|css)$/.test(response.url()))
    const sizes = await Promise.all(code.map(async (response) => (await response.request().sizes()).responseBodySize))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170_000)
  })
})

test('scripts and styles come compressed', async ({ page }) => {
  const encodings = new Map<string, string | undefined>()
  page.on('response', (response) => {
    const tiny = Number(response.headers()['content-length']) < 512
    if (/\.(js|css)$/.test(response.url()) && !tiny)
      encodings.set(response.url(), response.headers()['content-encoding'])
  })
  await page.goto(paths.newRequest)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(encodings.size).toBeGreaterThan(2)
  expect([...encodings.values()].every((encoding) => encoding === 'gzip' || encoding === 'br')).toBe(true)
})

test.describe('W-07 a part of an older client', () => {
  test.use({ expected: /404|Failed to fetch dynamically imported module|Loading chunk wizard failed/ })
  const chunk = '**/assets/wizard-page-*.js'

  test('that is gone is fetched anew by one reload', async ({ page }) => {
    await page.goto('/')
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'Not Found' }), { times: 1 })
    await page.getByRole('button', { name: 'START DIRECT JE AANVRAAG' }).click()
    await expect(page.getByRole('heading', { name: 'Projectbeschrijving' })).toBeVisible()
  })

  test('that stays away shows the error screen, from which one can go on', async ({ page }) => {
    await page.goto('/')
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await page.getByRole('button', { name: 'START DIRECT JE AANVRAAG' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText('Loading chunk wizard failed')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Naar home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je WBSO-aanvraag, goed voorbereid')
  })
})

test.describe('a crash', () => {
  test.use({ expected: /geheim/ })

  test('F7 is said on the page and told to the server, without words', async ({ page }) => {
    const broken = "export default function Faq() { throw new TypeError('geheim') }"
    await page.route('**/assets/faq-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    )
    await page.goto(paths.contact)
    const told = page.waitForResponse('**/api/client-errors/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    expect((await told).status()).toBe(204)
    const report = (await told).request().postDataJSON()
    expect(report).toMatchObject({ kind: 'render', error: 'TypeError', page: 'faq' })
    expect(report.frames[0]).toMatch(/^assets\/faq-page-/)
    expect(JSON.stringify(report)).not.toContain('geheim')
  })
})
